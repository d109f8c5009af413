"""The seeded generator: xoshiro128** (Blackman and Vigna, 2018), its state filled by splitmix32."""

import numpy as np

class Streams:
    """One generator for each seed below 2^32, all advanced together."""

    def __init__(self, seeds):
        mix, state = np.asarray(seeds, dtype=np.uint32), []
        for _ in range(4):
            mix = mix + 0x9E3779B9
            z = (mix ^ (mix >> 16)) * 0x21F0AAAD
            z = (z ^ (z >> 15)) * 0x735A2D97
            state.append(z ^ (z >> 15))
        self.state = state

    def uint32(self) -> np.ndarray:
        a, b, c, d = self.state
        c, d = c ^ a, d ^ b
        self.state = [a ^ d, b ^ c, c ^ (b << 9), rotated(d, 11)]
        return rotated(b * 5, 7) * 9

    def uniform(self, count: int) -> np.ndarray:
        """(seeds, count) numbers in [0, 1) with 53 bits."""
        drawn = np.stack([self.uint32() for _ in range(2 * count)], axis=-1)
        return ((drawn[:, ::2] >> 5) * 67108864.0 + (drawn[:, 1::2] >> 6)) / 9007199254740992

    def below(self, n: int) -> int:
        """A whole number in [0, n) of the first stream, without modulo bias."""
        drawn = int(self.uint32()[0])
        return drawn % n if drawn < 2**32 - 2**32 % n else self.below(n)

    def choice(self, n: int, count: int) -> tuple[int, ...]:
        """`count` different whole numbers below n, ascending: the first places of a shuffle."""
        places = list(range(n))
        for i in range(count):
            j = i + self.below(n - i)
            places[i], places[j] = places[j], places[i]
        return tuple(sorted(places[:count]))

def rotated(x: np.ndarray, k: int) -> np.ndarray:
    return (x << k) | (x >> 32 - k)
