import { nodeStore } from '../../../../src/cli/host/nodeStore';

/** A process of its own that writes long texts of one letter: `storeWriter.ts FOLDER LETTER`. */
const [folder = '', letter = ''] = process.argv.slice(2);

async function writeMany(): Promise<void> {
	const store = nodeStore(folder);
	for (let round = 0; round < 150; round++) {
		await store.write('shared', letter.repeat(200_000));
		await store.write(`own-${letter}`, String(round));
	}
}

void writeMany();
