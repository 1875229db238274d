/** What editors check a configuration file by, as a file. */
export async function configSchemaText(): Promise<string> {
	const { default: schema } = await import('../../../schemas/config.schema.json');
	return `${JSON.stringify(schema, null, 2)}\n`;
}
