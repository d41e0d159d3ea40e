import type { ComponentPropsWithRef } from "react";
import styles from "./Button.module.css";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** `primary`: the one thing this screen is for. `quiet`: beside others, without a frame. `icon`: an icon alone, with an accessible name. */
  readonly look?: "primary" | "plain" | "quiet" | "danger" | "icon";
  readonly wide?: boolean;
}

export function Button({ look = "plain", wide = false, className, ...rest }: ButtonProps) {
  return <button type="button" className={[styles.button, styles[look], wide ? styles.wide : "", className ?? ""].join(" ")} {...rest} />;
}

/** The same looks for a link. */
export function buttonClass(look: NonNullable<ButtonProps["look"]> = "plain", wide = false): string {
  return [styles.button, styles[look], wide ? styles.wide : ""].join(" ");
}
