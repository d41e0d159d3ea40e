/** All interface texts of one language, in one chunk. */
export const texts = import.meta.glob("../../locales/zh-TW/ui/*.json", { eager: true, import: "default" });
