import assert from 'node:assert/strict';
import * as z from 'zod';
import { shownSchema, strictSchema } from '../../../src/judge/jsonSchema';

const schema = z.object({
	verdict: z.enum(['yes', 'no']).describe('Is it so?'),
	score: z.int().min(0).max(100).nullable(),
	count: z.int(),
	notes: z.array(z.object({ text: z.string().min(1), page: z.number().optional() })).max(3),
});

describe('JSON Schema of an answer', () => {
	it('requires every property, allows no others, and has no bounds in its strict form', () => {
		assert.deepEqual(strictSchema('grade', schema), {
			type: 'object',
			properties: {
				verdict: { type: 'string', enum: ['yes', 'no'], description: 'Is it so?' },
				score: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
				count: { type: 'integer' },
				notes: {
					type: 'array',
					items: {
						type: 'object',
						properties: { text: { type: 'string' }, page: { type: 'number' } },
						required: ['text', 'page'],
						additionalProperties: false,
					},
				},
			},
			required: ['verdict', 'score', 'count', 'notes'],
			additionalProperties: false,
		});
	});

	it('turns alternatives into anyOf', () => {
		const either = z.object({
			it: z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
		});
		const { properties } = strictSchema('either', either) as { properties: { it: Record<string, unknown> } };
		assert.deepEqual(Object.keys(properties.it), ['anyOf']);
	});

	it('shows bounds where it is shown as text', () => {
		const { properties } = shownSchema('grade', schema) as { properties: { score: unknown; count: unknown } };
		assert.deepEqual(properties.score, { anyOf: [{ type: 'integer', minimum: 0, maximum: 100 }, { type: 'null' }] });
		assert.deepEqual(properties.count, { type: 'integer' });
	});

	it('refuses what has no strict form, by name', () => {
		assert.throws(() => strictSchema('free', z.object({ by: z.record(z.string(), z.string()) })), /free .*free keys/);
		assert.throws(() => strictSchema('loose', z.object({ it: z.unknown() })), /loose .*any form/);
	});
});
