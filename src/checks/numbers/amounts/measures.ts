/** Units that convert into each other by a fixed factor: the base unit and how many of it one is. */
const measures: Readonly<Record<string, readonly [base: string, factor: number]>> = {
	Wh: ['Wh', 1],
	kWh: ['Wh', 1e3],
	MWh: ['Wh', 1e6],
	GWh: ['Wh', 1e9],
	TWh: ['Wh', 1e12],
	W: ['W', 1],
	kW: ['W', 1e3],
	MW: ['W', 1e6],
	GW: ['W', 1e9],
	TW: ['W', 1e12],
	mAh: ['Ah', 1e-3],
	Ah: ['Ah', 1],
	Hz: ['Hz', 1],
	kHz: ['Hz', 1e3],
	MHz: ['Hz', 1e6],
	GHz: ['Hz', 1e9],
	Mbps: ['bps', 1e6],
	Gbps: ['bps', 1e9],
	nm: ['m', 1e-9],
	µm: ['m', 1e-6],
	μm: ['m', 1e-6],
	mm: ['m', 1e-3],
	cm: ['m', 1e-2],
	m: ['m', 1],
	km: ['m', 1e3],
	mg: ['g', 1e-3],
	g: ['g', 1],
	kg: ['g', 1e3],
	t: ['g', 1e6],
	kt: ['g', 1e9],
	Mt: ['g', 1e12],
	Gt: ['g', 1e15],
	mL: ['L', 1e-3],
	ml: ['L', 1e-3],
	L: ['L', 1],
	l: ['L', 1],
	s: ['s', 1],
	ms: ['s', 1e-3],
	min: ['s', 60],
	h: ['s', 3600],
	ha: ['m²', 1e4],
	'm²': ['m²', 1],
	m2: ['m²', 1],
	'km²': ['m²', 1e6],
	km2: ['m²', 1e6],
};

/** What a measure's unit is a multiple of. */
export function baseMeasure(unit: string): readonly [base: string, factor: number] {
	return measures[unit] ?? [unit, 1];
}

/** Of a symbol that is one of these; others may be words that only look like units. */
export function knownMeasure(symbol: string): readonly [base: string, factor: number] | undefined {
	return Object.hasOwn(measures, symbol) ? measures[symbol] : undefined;
}
