/** Of hashing, for services whose tests are not about passwords. */
export const LOW_COST = { memoryCost: 8, timeCost: 1 };
