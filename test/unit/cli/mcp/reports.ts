/** A report with one wrong number, an entry that nothing cites and a citation that leads nowhere. */
export const faulty = `# Ferries of the northern coast

## Traffic

Turnover rose from $12.0 million in 2022 to $15.0 million in 2023, an increase of 35% [1]. The fleet grew to 14 boats in 2023 [3].

## Crews

The company employed 410 people at the end of 2023 [2], among them 96 apprentices [9].

## References

[1] Northern port authority: traffic report 2023. https://example.org/traffic-2023
[2] Ministry of labour: register of seafarers. https://example.org/register
[3] Coast guard: fleet list 2023. https://example.org/fleet
[4] Weather service: storms of the winter. https://example.org/storms
`;

/** The same with nothing to mend. */
export const mended = `# Ferries of the northern coast

## Traffic

Turnover rose from $12.0 million in 2022 to $15.0 million in 2023, an increase of 25% [1]. The fleet grew to 14 boats in 2023 [3].

## Crews

The company employed 410 people at the end of 2023 [2].

## References

[1] Northern port authority: traffic report 2023. https://example.org/traffic-2023
[2] Ministry of labour: register of seafarers. https://example.org/register
[3] Coast guard: fleet list 2023. https://example.org/fleet
`;

/** A report whose one claim stands on nothing. */
export const bare = `# Batteries

## Outlook

Sodium-ion cells will displace lithium iron phosphate well before 2030.

## References

[1] Battery survey 2025. https://example.org/survey
`;
