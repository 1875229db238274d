import type { Config } from './config';
import type { ConfigLayer } from './layers';

/** Where a setting stands: in which file, and by which names. */
export interface Origin {
	readonly layer: ConfigLayer;
	readonly key: readonly (string | number)[];
}

/** By setting; for what is a set of entries, or a list that files add to, by entry. */
export type Origins = {
	readonly [Key in keyof Config]?: Origin | readonly Origin[] | Readonly<Record<string, Origin>>;
};

/** The settings of several files as one, and where each comes from. */
export interface MergedConfig {
	/** Without what only says how files go together. */
	readonly config: Omit<Config, '$schema' | 'extends' | 'overrides'>;
	readonly origins: Origins;
}

/** Of these each entry counts for itself. */
const sets: readonly string[] = ['severities', 'tiers', 'prices'] satisfies (keyof Config)[];
/** To these each file adds. */
const lists: readonly string[] = ['exclude'] satisfies (keyof Config)[];

/**
 * What holds for one report: the files in their order, each followed by those of its `overrides` that are for the report,
 * as `isFor` says of their patterns. What comes later wins, entry by entry.
 */
export function mergeLayers(
	layers: readonly ConfigLayer[],
	isFor: (files: readonly string[]) => boolean,
): MergedConfig {
	const config: Record<string, unknown> = {};
	const origins: Record<string, Origins[keyof Config]> = {};
	for (const { layer, inside, settings } of layers.flatMap((each) => partsOf(each, isFor))) {
		for (const [key, value] of Object.entries(settings)) {
			const from = (...entry: (string | number)[]): Origin => ({ layer, key: [...inside, key, ...entry] });
			if (sets.includes(key)) {
				config[key] = { ...(config[key] as object), ...value };
				const entries = Object.keys(value).map((entry) => [entry, from(entry)]);
				origins[key] = { ...origins[key], ...Object.fromEntries(entries) };
			} else if (lists.includes(key)) {
				const added = value as readonly unknown[];
				config[key] = [...((config[key] as unknown[]) ?? []), ...added];
				origins[key] = [...((origins[key] as Origin[]) ?? []), ...added.map((_, at) => from(at))];
			} else {
				config[key] = value;
				origins[key] = from();
			}
		}
	}
	return { config, origins };
}

/** The files that a setting comes from, the last one last; none where no file sets it. */
export function filesOf(origins: Origins, key: keyof Config): readonly ConfigLayer[] {
	return [...new Set(originsOf(origins[key]).map(({ layer }) => layer))];
}

/** Where a setting, or one of its entries, stands; `undefined` where no file sets it. */
export function originOf(origins: Origins, key: keyof Config, entry?: string): Origin | undefined {
	const of = origins[key];
	if (of === undefined || isOrigin(of)) return of;
	if (entry === undefined) return originsOf(of).at(-1);
	return Object.entries(of).find(([name]) => name === entry)?.[1];
}

function originsOf(of: Origins[keyof Config]): readonly Origin[] {
	if (of === undefined) return [];
	if (isOrigin(of)) return [of];
	return Object.values(of);
}

/** Whether it is that of a setting as a whole. */
export function isOrigin(of: NonNullable<Origins[keyof Config]>): of is Origin {
	return 'layer' in of && Array.isArray(of.key);
}

interface Part {
	readonly layer: ConfigLayer;
	/** The names that lead to the settings. */
	readonly inside: readonly (string | number)[];
	readonly settings: object;
}

function partsOf(layer: ConfigLayer, isFor: (files: readonly string[]) => boolean): Part[] {
	const { $schema: _, extends: __, overrides = [], ...settings } = layer.config;
	const special = overrides.flatMap(({ files, ...own }, at): Part[] =>
		isFor(files) ? [{ layer, inside: ['overrides', at], settings: own }] : [],
	);
	return [{ layer, inside: [], settings }, ...special];
}
