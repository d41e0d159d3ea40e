import { err, ok, type Result } from "#lib/result.ts";

/**
 * A passkey of this phone that gives the same 32 secret bytes each time that the judge is recognised: WebAuthn's extension `prf`.
 * No server takes part, so that it works offline.
 */
export type PasskeyProblem =
  /** The judge turned it down, was not recognised, or the passkey is gone from the phone: browsers do not tell which. */
  | { readonly kind: "no-passkey" }
  /** This browser or phone has no passkeys that give a secret. */
  | { readonly kind: "cannot" };

interface MadePasskey {
  readonly id: Uint8Array;
  readonly salt: Uint8Array;
  readonly secret: Uint8Array<ArrayBuffer>;
}

/** Whether it is worth offering. What no browser tells beforehand is seen when the passkey is made. */
export async function canHavePasskey(): Promise<boolean> {
  try {
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
    const known = await PublicKeyCredential.getClientCapabilities?.();
    return known?.["extension:prf"] ?? true;
  } catch {
    return false;
  }
}

export function makePasskey(name: string): Promise<Result<MadePasskey, PasskeyProblem>> {
  return asked(async () => {
    const salt = random(32);
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: random(32),
        rp: { name: "Floorbook" },
        // An id of its own for each: one that is shared would let a judge's second phone replace the passkey of the first.
        user: { id: random(16), name, displayName: name },
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
        authenticatorSelection: { authenticatorAttachment: "platform", residentKey: "required", userVerification: "required" },
        extensions: { prf: { eval: { first: salt } } },
      },
    });
    if (!(made instanceof PublicKeyCredential)) return err({ kind: "no-passkey" });
    const { prf } = made.getClientExtensionResults();
    if (!prf?.enabled) return err({ kind: "cannot" });
    const id = new Uint8Array(made.rawId);
    // Some give the secret only when they are asked for the second time.
    const secret = prf.results ? ok(bytesOf(prf.results.first)) : await askPasskey(id, salt);
    return secret.ok ? ok({ id, salt, secret: secret.value }) : secret;
  });
}

export function askPasskey(id: Uint8Array, salt: Uint8Array): Promise<Result<Uint8Array<ArrayBuffer>, PasskeyProblem>> {
  return asked(async () => {
    const answer = await navigator.credentials.get({
      publicKey: {
        challenge: random(32),
        allowCredentials: [{ type: "public-key", id: Uint8Array.from(id) }],
        userVerification: "required",
        extensions: { prf: { eval: { first: Uint8Array.from(salt) } } },
      },
    });
    if (!(answer instanceof PublicKeyCredential)) return err({ kind: "no-passkey" });
    const first = answer.getClientExtensionResults().prf?.results?.first;
    return first ? ok(bytesOf(first)) : err({ kind: "cannot" });
  });
}

async function asked<T>(ask: () => Promise<Result<T, PasskeyProblem>>): Promise<Result<T, PasskeyProblem>> {
  try {
    return await ask();
  } catch (problem) {
    const isTurnedDown = problem instanceof DOMException && ["NotAllowedError", "AbortError"].includes(problem.name);
    return err({ kind: isTurnedDown ? "no-passkey" : "cannot" });
  }
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

function bytesOf(source: BufferSource): Uint8Array<ArrayBuffer> {
  return ArrayBuffer.isView(source)
    ? Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
    : new Uint8Array(source);
}
