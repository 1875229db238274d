import { isDecidable } from '../decisions/decide';
import { type FindingCode, findingCodes, severities } from '../findings/model';
import type { Config } from './config';
import type { ConfigLayer } from './layers';

type Severities = NonNullable<Config['severities']>;

/** Whether a level would hide, or make less of, a warning about the very material that the setting may have come with. */
function lowersWarning(code: FindingCode, level: Severities[FindingCode]): boolean {
	if (isDecidable(code) || level === undefined) return false;
	return severities.indexOf(level) > severities.indexOf(findingCodes[code].severity);
}

/** The severities as far as they may come with the material; of what may not, the user's own hold. */
export function withoutLowered(wanted: Severities, own: Severities = {}): Severities {
	const entries = Object.entries(wanted) as [FindingCode, Severities[FindingCode]][];
	return Object.fromEntries(
		entries.flatMap(([code, level]) => {
			const kept = lowersWarning(code, level) ? own[code] : level;
			return kept === undefined ? [] : [[code, kept]];
		}),
	);
}

/** A file that was merely found, without what it may not lower, and the codes that it would have. */
export function foundLayerWithoutLowered(layer: ConfigLayer): {
	readonly layer: ConfigLayer;
	readonly lowered: readonly string[];
} {
	const { config } = layer;
	const lowered = [config, ...(config.overrides ?? [])].flatMap(({ severities: wanted = {} }) =>
		Object.keys(wanted).filter((code) => !Object.hasOwn(withoutLowered(wanted), code)),
	);
	if (lowered.length === 0) return { layer, lowered };
	const kept = <Part extends { severities?: Severities | undefined }>(part: Part): Part =>
		part.severities ? { ...part, severities: withoutLowered(part.severities) } : part;
	const overrides = config.overrides && { overrides: config.overrides.map(kept) };
	return { layer: { ...layer, config: { ...kept(config), ...overrides } }, lowered: [...new Set(lowered)] };
}
