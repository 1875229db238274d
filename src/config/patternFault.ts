/** A pattern without what only says where it starts, that it is a folder, or that it takes back. */
export function plainPattern(pattern: string): string {
	const names = pattern.replace(/^!/, '').replaceAll('\\', '/').split('/');
	return names.filter((name) => name !== '' && name !== '.').join('/');
}

/** What is wrong with a pattern. */
export type PatternFault = 'patternEmpty' | 'patternOutside' | 'patternWild';

/** More wildcards than these would let a pattern that somebody else wrote try a name's letters in millions of ways. */
const most = { inName: 3, folders: 3, choices: 3, characters: 500 };

export function patternFault(pattern: string): PatternFault | undefined {
	if (/^!?\s*$/.test(pattern)) return 'patternEmpty';
	const names = plainPattern(pattern).split('/');
	if (names.includes('..')) return 'patternOutside';
	const folders = names.filter((name) => name === '**').length;
	const inName = Math.max(...names.map((name) => (name === '**' ? 0 : name.split(/\*+|\{/).length - 1)));
	const choices = pattern.split('{').length - 1;
	const tooMany = folders > most.folders || inName > most.inName || choices > most.choices;
	return tooMany || pattern.length > most.characters ? 'patternWild' : undefined;
}
