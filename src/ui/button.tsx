import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** How a button looks; a link that acts like one wears it too. */
export const buttonClass = cva(
  "inline-flex items-center justify-center gap-2 rounded-control border font-semibold text-16 leading-tight whitespace-nowrap no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-50",
  {
    variants: {
      kind: {
        primary:
          "border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover",
        secondary: "border-control bg-transparent text-ink hover:border-ink",
        quiet: "border-transparent bg-transparent font-medium text-accent hover:bg-accent-wash",
        danger: "border-danger bg-danger text-paper hover:opacity-90",
      },
      size: {
        regular: "min-h-12 px-5",
        tall: "min-h-14 px-6",
        small: "min-h-11 px-3",
      },
    },
    defaultVariants: { kind: "primary", size: "regular" },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonClass> & {
    /** While set, the button shows these words in place of its own and keeps its width. */
    busyLabel?: string | undefined;
    isBusy?: boolean;
  };

export function Button({
  kind,
  size,
  className,
  children,
  busyLabel,
  isBusy = false,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ kind, size, className })}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {busyLabel ? (
        <span className="grid text-center *:col-start-1 *:row-start-1">
          <span className={isBusy ? "invisible" : ""}>{children}</span>
          <span className={isBusy ? "" : "invisible"}>{busyLabel}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

/** A square button that holds an icon alone; `label` is its name. */
export function IconButton({
  label,
  className = "",
  children,
  type = "button",
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`${iconButtonClass} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}

export const iconButtonClass =
  "inline-grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-sunk hover:text-ink";
