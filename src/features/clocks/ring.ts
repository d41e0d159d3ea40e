/** A sound is only allowed after somebody has touched the page: made ready then, used when a clock is over. */
let sound: AudioContext | undefined;

export function readySound() {
  const Context = globalThis.AudioContext as typeof AudioContext | undefined;
  if (!Context) return;
  sound ??= new Context();
  if (sound.state === "suspended") void sound.resume().catch(() => undefined);
}

/** Vibration, sound and a notification, each where the platform has it. */
export function ring(title: string, { silent }: { readonly silent: boolean }) {
  navigator.vibrate?.([300, 150, 300, 150, 300]);
  if (!silent) beep();
  if (document.hidden) void notify(title);
}

function beep() {
  if (sound?.state !== "running") return;
  for (const at of [0, 0.3, 0.6]) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    const start = sound.currentTime + at;
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.4, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.2);
    tone.connect(volume).connect(sound.destination);
    tone.start(start);
    tone.stop(start + 0.22);
  }
}

/** Android shows notifications of a service worker only. */
async function notify(title: string) {
  if (notificationState() !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker) await worker.showNotification(title, { tag: title });
    else new Notification(title, { tag: title });
  } catch {
    // The system refused: the clock still stands on the screen, due.
  }
}

export function notificationState(): NotificationPermission | "missing" {
  return "Notification" in globalThis ? Notification.permission : "missing";
}
