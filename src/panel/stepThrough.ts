/** Where the arrow keys start from. */
interface Position {
	/** The key of the control that was used last. */
	active: string;
}

/** The keys of a list whose content is drawn anew now and then. */
export interface Stepping {
	/** To be called once the content has changed. */
	readonly refresh: () => void;
	/** Gives the focus to the control of that key; `after:ID` is the row after the one of that id. */
	readonly focus: (key: string) => void;
}

/**
 * A list as one stop for Tab: up and down, Home and End go from row to row, left and right through what can be done about
 * one, and Tab leaves the list by the controls of the row that was used last. Rows are `[data-row]`; heads of groups, and
 * whatever else the arrows stop at, `[data-stop]`.
 */
export function stepThrough(list: HTMLElement, position: Position): Stepping {
	const stops = () => [...list.querySelectorAll<HTMLElement>('[data-row], [data-stop]')];
	const refresh = () => {
		const all = stops();
		const current = all.find((stop) => controlsOf(stop).some((one) => keyOf(one) === position.active)) ?? all[0];
		for (const stop of all) for (const one of controlsOf(stop)) one.tabIndex = stop === current ? 0 : -1;
	};
	const focusOn = (stop: HTMLElement | undefined) => stop && controlsOf(stop)[0]?.focus();
	list.addEventListener('focusin', ({ target }) => {
		position.active = keyOf(target as Element) ?? position.active;
		refresh();
	});
	list.addEventListener('keydown', (event) => {
		const all = stops();
		const at = all.findIndex((stop) => stop.contains(event.target as Node));
		const stop = all[at];
		if (!stop) return;
		const controls = controlsOf(stop);
		const control = controls.indexOf(event.target as HTMLElement);
		const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
			ArrowDown: () => firstControl(all[at + 1]),
			ArrowUp: () => firstControl(all[at - 1]),
			Home: () => firstControl(all[0]),
			End: () => firstControl(all.at(-1)),
			ArrowRight: () => controls[control + 1],
			ArrowLeft: () => controls[control - 1],
		};
		const target = targets[event.key];
		if (!target) return;
		event.preventDefault();
		target()?.focus();
	});
	const focus = (key: string) => {
		const all = stops();
		if (key.startsWith('after:')) {
			const row = all.findIndex((stop) => stop.getAttribute('data-row') === key.slice('after:'.length));
			return focusOn(all[row + 1]);
		}
		focusOn(all.find((stop) => controlsOf(stop).some((one) => keyOf(one) === key)));
	};
	return { refresh, focus };
}

function firstControl(stop: HTMLElement | undefined): HTMLElement | undefined {
	return stop && controlsOf(stop)[0];
}

/** A stop is a control itself, or a row that holds some. */
function controlsOf(stop: HTMLElement): HTMLElement[] {
	return stop.hasAttribute('data-stop') ? [stop] : [...stop.querySelectorAll<HTMLElement>('[data-key]')];
}

function keyOf(element: Element): string | null {
	return element.getAttribute('data-key');
}
