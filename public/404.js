// Leads from an address that is not there to the start page beside this file. Addresses inside the app stand behind the hash.
const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const start = new URL("./", script.src);
  start.hash = location.hash;
  const links = () => {
    for (const link of document.querySelectorAll("a")) link.setAttribute("href", start.href);
  };
  document.addEventListener("DOMContentLoaded", links);
  // A start page that is missing itself would be asked for without end.
  if (start.pathname !== location.pathname) location.replace(start);
}
