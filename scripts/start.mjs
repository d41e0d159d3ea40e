/** `npm start`: installs what is missing, builds, and serves the production build. */
import { installPackages, nodeIsTooOld, packagesAreMissing, run, say, tooOldSentence } from "./steps.mjs";

const port = Number(process.env.PORT ?? 4173);
const base = process.env.BASE ?? "/";

if (!Number.isInteger(port) || port < 1 || port > 65535)
  stop(`PORT is "${process.env.PORT}", which is no port. For example: PORT=8080 npm start`);
if (nodeIsTooOld()) stop(tooOldSentence);

if (packagesAreMissing()) {
  say("Installing the packages that Floorbook is built from (npm ci). This is needed once and takes a minute or so.");
  if (!installPackages()) stop("The packages could not be installed. Check the network and npm's message above, then run npm start again.");
}

const { portProblem, serve, whyNotServed } = await import("./serve.mjs");
const problem = await portProblem(port);
if (problem !== undefined) stop(problem);

say("Building the app.");
if (!run("npm", ["run", "--silent", "build"]))
  stop("The build failed; the message above says where. After mending it, run npm start again.");

try {
  await serve({ port, base });
} catch (error) {
  stop(whyNotServed(error, port));
}
say(`Floorbook runs at http://localhost:${port}${base} – open it once, and it works without the network from then on.`);
say("Stop the server with Ctrl+C.");

/**
 * @param {string} reason
 * @returns {never}
 */
function stop(reason) {
  process.stderr.write(`\n${reason}\n`);
  process.exit(1);
}
