// Brings members to what they wanted before they were members.
import { useCallback, useEffect, useState } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import type { User } from "#src/shared/current-user.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { forgetWish } from "#src/web/wish/stored-wish.ts";
import { nameWish } from "#src/web/wish/wish.ts";
import { WishLine } from "#src/web/wish/wish-line.tsx";
import { describeSubscription } from "../rules.ts";

const MOMENT_MS = 6000;

/** After paying, and after a moment in which the person may choose otherwise. */
export function GoOn({ path, user }: { path: string; user: User }) {
  const navigate = useNavigate();
  const [stays, setStays] = useState(false);
  // Somebody who has pressed another link is on the way there.
  const isLeaving = useNavigation().state !== "idle";
  const { next } = describeSubscription(user);
  const welcome = useCallback(
    () => showToast({ title: "Premium is open", ...(next ? { text: `${next}.` } : {}) }),
    [next],
  );
  useEffect(() => {
    if (stays || isLeaving) return undefined;
    // Whoever goes through the page by keyboard is not taken away from it.
    const stay = () => setStays(true);
    window.addEventListener("keydown", stay);
    const timer = setTimeout(() => {
      void navigate(path, { replace: true });
      welcome();
    }, MOMENT_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", stay);
    };
  }, [stays, isLeaving, path, navigate, welcome]);
  return (
    <div className="mt-6">
      <WishLine path={path} />
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={path} replace onClick={welcome} className={buttonClass()}>
          Go on<span className="sr-only"> to {nameWish(path)}</span>
        </Link>
        {stays ? null : (
          <Button kind="quiet" onClick={() => setStays(true)}>
            Stay here
          </Button>
        )}
      </p>
      {stays ? null : (
        <p className="mt-3 text-14 text-muted">It opens by itself in a few seconds.</p>
      )}
    </div>
  );
}

/** For those who have not come to it yet. */
export function OpenWish({ path }: { path: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-line border-b pb-6">
      <WishLine path={path} />
      <p className="flex flex-wrap gap-3">
        <Link to={path} className={buttonClass()}>
          Open it now
        </Link>
        <Button kind="quiet" onClick={forgetWish}>
          Not now
        </Button>
      </p>
    </div>
  );
}
