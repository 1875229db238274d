import { firstOf, itemAt } from '../../access';
import { blockAt, blocksAround } from '../../report/lookup';
import type { Block, Report } from '../../report/model';
import type { Role } from './roles';
import type { UnitSignals } from './signals';
import type { Unit } from './units';

/** For each unit the index of the unit it serves, or `undefined` for the root. Units that are `other` are passed over. */
export function attachUnits(
	report: Report,
	signals: readonly UnitSignals[],
	roles: readonly Role[],
): (number | undefined)[] {
	return new Attachment(report, signals, roles).run();
}

class Attachment {
	readonly #report: Report;
	readonly #signals: readonly UnitSignals[];
	readonly #roles: readonly Role[];
	readonly #parents: (number | undefined)[];
	/** Block → the unit that leads it: its first argument, else its first node. */
	readonly #leads = new Map<number, number>();
	readonly #headings = new Map<number, number>();
	readonly #introducedBy = new Map<number, number>();
	/** By block, where the list begins that it stands in. */
	readonly #listStarts: readonly number[];

	constructor(report: Report, signals: readonly UnitSignals[], roles: readonly Role[]) {
		this.#report = report;
		this.#signals = signals;
		this.#roles = roles;
		this.#parents = signals.map(() => undefined);
		this.#listStarts = listStarts(report.blocks);
		for (const block of report.blocks) {
			if (block.introduces !== undefined) this.#introducedBy.set(block.introduces, block.index);
		}
	}

	run(): (number | undefined)[] {
		for (const block of this.#unitsByBlock()) this.#attachBlock(block);
		return this.#parents;
	}

	#unitsByBlock(): Unit[][] {
		const blocks: Unit[][] = [];
		for (const { unit } of this.#signals) {
			const last = blocks.at(-1);
			if (last?.[0]?.block === unit.block) last.push(unit);
			else blocks.push([unit]);
		}
		return blocks;
	}

	#attachBlock(units: readonly Unit[]): void {
		const first = firstOf(units);
		if (first.kind === 'heading') {
			this.#attachHeading(first);
			return;
		}
		const nodes = units.map(({ index }) => index).filter((index) => this.#roles[index] !== 'other');
		const lead = nodes.find((index) => this.#roles[index] === 'argument') ?? nodes[0];
		if (lead === undefined) return;
		this.#leads.set(first.block.index, lead);
		this.#parents[lead] = this.#anchorOf(first.block.index);
		this.#attachFollowers(nodes, lead);
	}

	#attachHeading({ index, section }: Unit): void {
		if (!section) return;
		this.#headings.set(section.index, index);
		this.#parents[index] = section.parent === undefined ? undefined : this.#headings.get(section.parent);
	}

	/** What a whole block serves: the item around it, the sentence that introduces its list, else its heading. */
	#anchorOf(index: number): number | undefined {
		const block = blockAt(this.#report, index);
		for (const around of blocksAround(this.#report, block.container)) {
			const lead = this.#leads.get(around.index);
			if (lead !== undefined) return lead;
		}
		const introduced = this.#introducer(index);
		if (introduced !== undefined) return introduced;
		return block.section === undefined ? undefined : this.#headings.get(block.section);
	}

	/** A list or table serves the claim that introduces it; the items of one list share it. */
	#introducer(index: number): number | undefined {
		const isItem = blockAt(this.#report, index).kind === 'item';
		const introducer = this.#introducedBy.get(isItem ? itemAt(this.#listStarts, index) : index);
		return introducer === undefined ? undefined : this.#leads.get(introducer);
	}

	/** Within a block, facts serve the claim they follow; a later claim serves the lead. */
	#attachFollowers(nodes: readonly number[], lead: number): void {
		let claim = lead;
		for (const index of nodes) {
			if (index === lead) continue;
			if (this.#roles[index] === 'argument') {
				this.#parents[index] = lead;
				claim = index;
			} else {
				this.#parents[index] = index < lead ? lead : claim;
			}
		}
	}
}

/** Where each block's list begins: the first of the blocks in front of it, in its section, that lie as deep as it does or deeper. */
function listStarts(blocks: readonly Block[]): number[] {
	let starts: number[] = [];
	return blocks.map(({ index, depth, section }) => {
		starts = section === blocks[index - 1]?.section ? starts.slice(0, depth + 1) : [];
		while (starts.length <= depth) starts.push(index);
		return itemAt(starts, depth);
	});
}
