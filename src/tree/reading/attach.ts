import type { Report } from '../../report/model';
import type { Role } from './roles';
import type { Signals } from './signals';

/** For each unit the index of the unit it serves, or `undefined` for the root. Units that are `other` are passed over. */
export function attachUnits(
	report: Report,
	signals: readonly Signals[],
	roles: readonly Role[],
): (number | undefined)[] {
	return new Attachment(report, signals, roles).run();
}

class Attachment {
	readonly #report: Report;
	readonly #signals: readonly Signals[];
	readonly #roles: readonly Role[];
	readonly #parents: (number | undefined)[];
	/** Block → the unit that leads it: its first argument, else its first node. */
	readonly #leads = new Map<number, number>();
	readonly #headings = new Map<number, number>();
	readonly #introducedBy = new Map<number, number>();

	constructor(report: Report, signals: readonly Signals[], roles: readonly Role[]) {
		this.#report = report;
		this.#signals = signals;
		this.#roles = roles;
		this.#parents = signals.map(() => undefined);
		for (const block of report.blocks) {
			if (block.introduces !== undefined) this.#introducedBy.set(block.introduces, block.index);
		}
	}

	run(): (number | undefined)[] {
		for (const block of this.#unitsByBlock()) this.#attachBlock(block);
		return this.#parents;
	}

	#unitsByBlock(): number[][] {
		const blocks: number[][] = [];
		for (const { unit } of this.#signals) {
			const last = blocks.at(-1);
			if (last && this.#signals[last[0]!]!.unit.block === unit.block) last.push(unit.index);
			else blocks.push([unit.index]);
		}
		return blocks;
	}

	#attachBlock(indices: readonly number[]): void {
		const first = this.#signals[indices[0]!]!.unit;
		if (first.kind === 'heading') {
			this.#attachHeading(first.index);
			return;
		}
		const nodes = indices.filter((index) => this.#roles[index] !== 'other');
		const lead = nodes.find((index) => this.#roles[index] === 'argument') ?? nodes[0];
		if (lead === undefined) return;
		this.#leads.set(first.block.index, lead);
		this.#parents[lead] = this.#anchorOf(first.block.index);
		this.#attachFollowers(nodes, lead);
	}

	#attachHeading(index: number): void {
		const section = this.#signals[index]!.unit.section;
		if (!section) return;
		this.#headings.set(section.index, index);
		this.#parents[index] = section.parent === undefined ? undefined : this.#headings.get(section.parent);
	}

	/** What a whole block serves: the item around it, the sentence that introduces its list, else its heading. */
	#anchorOf(index: number): number | undefined {
		const block = this.#report.blocks[index]!;
		let around = block.container;
		while (around !== undefined) {
			const lead = this.#leads.get(around);
			if (lead !== undefined) return lead;
			around = this.#report.blocks[around]!.container;
		}
		const introduced = this.#introducer(index);
		if (introduced !== undefined) return introduced;
		return block.section === undefined ? undefined : this.#headings.get(block.section);
	}

	/** A list or table serves the claim that introduces it; the items of one list share it. */
	#introducer(index: number): number | undefined {
		const report = this.#report;
		let at = index;
		const block = report.blocks[index]!;
		if (block.kind === 'item') {
			while (at > 0 && report.blocks[at - 1]!.depth >= block.depth && report.blocks[at - 1]!.section === block.section)
				at--;
		}
		const introducer = this.#introducedBy.get(at);
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
