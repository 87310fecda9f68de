// One box for everything: a place, a word, a verse by its words or meaning, a
// page, something of one's own, an action.
import { Command as Cmdk } from "cmdk";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { Dialog } from "radix-ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { findNextVisit, formatVisitUrl } from "#src/features/history/web/continue-reading.tsx";
import { useHistory } from "#src/features/history/web/use-history.ts";
import { EMBEDDED } from "#src/scripture/translations.ts";
import { iconButtonClass } from "#src/ui/button.tsx";
import { CareBox } from "#src/web/care-box.tsx";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { DeviceOwner } from "#src/web/device-list.ts";
import { type Asker, type Command, type CommandGroup, findLocally } from "./local-sources.ts";
import { addRecentChoice, type RecentChoice, recentChoices } from "./recent-choices.ts";
import { useAsked } from "./use-asked.ts";
import "./command-box.css";

const NO_CHOICES: readonly RecentChoice[] = [];
const EXAMPLES = ["Psalm 23", "be still", "when I am afraid", "G26", "dark colors"];

export default function CommandBox({
  takeTyped,
  onClose,
  onClosed,
}: {
  /** What was typed before the box was there. */
  takeTyped: () => string;
  onClose: () => void;
  /** Called when the box has gone, to give focus back. */
  onClosed: () => void;
}) {
  const [typed, setTyped] = useState("");
  // The field has the focus by now, and the next key.
  useEffect(() => setTyped((own) => takeTyped() + own), [takeTyped]);
  const navigate = useNavigate();
  const user = useCurrentUser();
  const owner: DeviceOwner = user ? user.id : "visitor";
  const asker = useAsker();
  const { groups, care, isAsking, hasFailed, isUnknown } = useAsked(typed, asker);
  const all = [...findLocally(typed, asker, isUnknown), ...groups];
  const text = typed.trim();

  const choose = (command: Command) => {
    const { href, act, isDocument } = command;
    onClose();
    addRecentChoice(owner, command);
    if (href && isDocument) location.assign(href);
    else if (href) void navigate(href);
    act?.();
  };
  const searchAll: Command = {
    key: "search",
    label: `Search the Bible for “${text}”`,
    href: `/bible-verse-search?${new URLSearchParams({ q: text })}`,
    isPrivate: true,
  };
  const selected = useSelected(
    text,
    [...all, { title: "Search", commands: [searchAll] }].flatMap(nameCommands),
  );
  const said = !text
    ? ""
    : hasFailed
      ? navigator.onLine
        ? "The search did not answer. What is found here is shown."
        : "There is no connection. What is found on this device is shown."
      : isAsking
        ? ""
        : countFound(all);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="sheet command-box"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Dialog.Title className="sr-only">Find anything</Dialog.Title>
          <Cmdk label="Find anything" shouldFilter={false} loop {...(text ? selected : {})}>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search size={20} strokeWidth={1.5} aria-hidden="true" className="flex-none" />
              <Cmdk.Input
                value={typed}
                onValueChange={setTyped}
                maxLength={200}
                placeholder="A verse, a word, a page"
                className="command-input"
              />
              <Dialog.Close className={`${iconButtonClass} -mr-3`} aria-label="Close">
                <X size={20} strokeWidth={1.5} />
              </Dialog.Close>
            </div>
            {care ? (
              <div className="px-4 pt-4">
                <CareBox care={care} />
              </div>
            ) : null}
            <p role="status" className="px-4 pt-2 text-14 text-muted empty:hidden">
              {said}
            </p>
            <Cmdk.List className="command-list">
              {text ? (
                <>
                  {all.map((group) => (
                    <Group key={group.title} group={group} onChoose={choose} />
                  ))}
                  <Group group={{ title: "Search", commands: [searchAll] }} onChoose={choose} />
                </>
              ) : (
                <Beginning owner={owner} onChoose={choose} onType={setTyped} />
              )}
            </Cmdk.List>
          </Cmdk>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const countFound = (groups: readonly CommandGroup[]): string => {
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0);
  return count === 0 ? "Nothing here has that name." : `${count} found`;
};

const nameCommand = (title: string, { key }: Command): string => `${title} ${key}`;
const nameCommands = ({ title, commands }: CommandGroup): string[] =>
  commands.map((command) => nameCommand(title, command));

/** What Enter takes: the first of what was typed last, until another is moved to. */
function useSelected(text: string, names: readonly string[]) {
  const [moved, setMoved] = useState({ text, name: "" });
  const isKept = moved.text === text && names.includes(moved.name);
  return {
    value: isKept ? moved.name : (names[0] ?? ""),
    onValueChange: (name: string) => setMoved({ text, name }),
  };
}

function Group({
  group: { title, commands },
  onChoose,
}: {
  group: CommandGroup;
  onChoose: (command: Command) => void;
}) {
  return (
    <Cmdk.Group heading={title}>
      {commands.map((command) => (
        <Cmdk.Item
          key={command.key}
          value={nameCommand(title, command)}
          onSelect={() => onChoose(command)}
        >
          <span className="min-w-0">
            <span className="block truncate">{command.label}</span>
            {command.hint ? (
              <span className="line-clamp-2 font-serif text-14 text-muted">{command.hint}</span>
            ) : null}
          </span>
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  );
}

/** Before anything is typed: where somebody went last, and what can be asked. */
function Beginning({
  owner,
  onChoose,
  onType,
}: {
  owner: DeviceOwner;
  onChoose: (command: Command) => void;
  onType: (typed: string) => void;
}) {
  const recent = useSyncExternalStore(
    recentChoices.subscribe,
    () => recentChoices.read(owner),
    () => NO_CHOICES,
  );
  const visit = findNextVisit(useHistory().visits);
  const goesOn = visit && formatVisitUrl(visit);
  return (
    <>
      {visit && goesOn ? (
        <Group
          group={{
            title: "Where you left off",
            commands: [
              {
                key: "continue",
                label: `Continue reading ${visit.chapter}${visit.verse > 1 ? `:${visit.verse}` : ""}`,
                href: goesOn,
              },
            ],
          }}
          onChoose={onChoose}
        />
      ) : null}
      {recent.length > 0 ? (
        <>
          <Group
            group={{
              title: "Opened last",
              commands: recent.map(({ label, href }) => ({ key: href, label, href })),
            }}
            onChoose={onChoose}
          />
          <Cmdk.Group>
            <Cmdk.Item value="forget" onSelect={() => recentChoices.write(owner, [])}>
              <span className="text-14 text-muted">Forget what was opened</span>
            </Cmdk.Item>
          </Cmdk.Group>
        </>
      ) : null}
      <Cmdk.Group heading="For example">
        {EXAMPLES.map((example) => (
          <Cmdk.Item key={example} value={`example ${example}`} onSelect={() => onType(example)}>
            {example}
          </Cmdk.Item>
        ))}
      </Cmdk.Group>
    </>
  );
}

/** Places open in the text that is being read. */
function useAsker(): Asker {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const read = pathname.split("/")[2];
  const isReader = pathname.startsWith("/bible/");
  const known = Object.values(EMBEDDED).some(({ slug }) => slug === read);
  return {
    isSignedIn: Boolean(user),
    isPremium: Boolean(user?.isPremium),
    translation: isReader && read && known ? read : EMBEDDED.WEB.slug,
  };
}
