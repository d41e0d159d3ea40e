import { err, ok, type Result } from "#lib/result.ts";

export type CameraProblem = "denied" | "none" | "in-use" | "unavailable" | "failed";

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 }, height: { ideal: 960 }, frameRate: { ideal: 30 } },
};

/** The camera at the back of the phone, or any other. */
export async function openCamera(): Promise<Result<MediaStream, CameraProblem>> {
  // Missing without https, and in some browsers inside other apps.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) return err("unavailable");
  try {
    return ok(await devices.getUserMedia(WANTED));
  } catch (problem) {
    return err(problemOf(problem));
  }
}

export function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

function problemOf(problem: unknown): CameraProblem {
  switch (problem instanceof DOMException ? problem.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return "denied";
    case "NotFoundError":
    case "OverconstrainedError":
      return "none";
    case "NotReadableError":
    case "AbortError":
      return "in-use";
    default:
      return "failed";
  }
}
