/** All interface texts of one language, in one chunk. */
export const texts = import.meta.glob("../../locales/ja/ui/*.json", { eager: true, import: "default" });
