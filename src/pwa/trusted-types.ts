interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | undefined }): unknown;
}

/**
 * The built page requires trusted types. The only policy lets a worker start from our own origin;
 * text into HTML or into code stays impossible, in our code and in every library's.
 */
export function allowOwnScriptsOnly(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy("default", { createScriptURL: ownScript });
}

function ownScript(url: string): string | undefined {
  return new URL(url, document.baseURI).origin === window.location.origin ? url : undefined;
}
