import { createRoot } from "react-dom/client";
import { registerServiceWorker, usePwa } from "#pwa";

const root = document.getElementById("root");
if (!root) throw new Error("#root is missing");
createRoot(root).render(<Placeholder />);
document.documentElement.dataset.appReady = "";
registerServiceWorker();

function Placeholder() {
  const { offlineReady, updateReady, applyUpdate, version, build } = usePwa();
  return (
    <main>
      <h1>{`Floorbook ${version} ${build}`}</h1>
      <p>{offlineReady ? "offline ready" : "…"}</p>
      {updateReady && (
        <button type="button" data-update-apply="" onClick={applyUpdate}>
          {"Update"}
        </button>
      )}
    </main>
  );
}
