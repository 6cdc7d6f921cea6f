// Cowpath on the GPU: sheets, after-states, features, the exact turn and self-play.
// Plain C: CuPy compiles it for the GPU, g++ (host.h) for the CPU, where the tests run it against a
// slow Python reference. Each kernel is written as loops `for (i = TID; i < n; i += NT)` between
// barriers, so that one thread a block gives the same result.
//
// A board is 64 bits, bit = row * 8 + column. A state is 12 words:
//   0..5 squares bearing the symbols 1 2 3 4 5 c, 6 cross's squares, 7 circle's, 8 and 9 their starts,
//   10 all squares, 11 meta: bit 0 mover (0 = cross), 1..7 anchor + 1, 8..11 rows, 12..15 columns,
//   16..27 turns played, 28..29 seat + 1 of the yardstick `path`, 30 over.
typedef unsigned long long u64;
typedef unsigned int u32;
typedef unsigned short half_bits;

#define WORDS 12
#define SLOTS 129 // 0 nothing, 1 + square plain mark, 65 + square quad mark
#define SELF 129  // pseudo slot: the state itself
#define LEVELS 12
#define PLANES 16
#define SCALARS 8
#define MULTISETS 252
#define KEEPS 462

#define NOT_FIRST 0xfefefefefefefefeULL
#define NOT_LAST 0x7f7f7f7f7f7f7f7fULL

__device__ inline u64 grow(u64 b) {
  u64 wide = b | ((b << 1) & NOT_FIRST) | ((b >> 1) & NOT_LAST);
  return wide | (wide << 8) | (wide >> 8);
}
__device__ inline u64 flood(u64 from, u64 within) {
  for (;;) {
    u64 next = from | (grow(from) & within);
    if (next == from) return from;
    from = next;
  }
}
__device__ inline int mover_of(u64 meta) { return (int)(meta & 1); }
__device__ inline int anchor_of(u64 meta) { return (int)((meta >> 1) & 127) - 1; }
__device__ inline u64 bit(int square) { return 1ULL << square; }
__device__ inline u64 with_mover(u64 meta, int mover, int anchor) {
  return (meta & ~255ULL) | (u64)mover | ((u64)(anchor + 1) << 1);
}
__device__ inline int lowest(u64 b) {
#ifdef HOST
  return __builtin_ctzll(b);
#else
  return __ffsll((long long)b) - 1;
#endif
}
__device__ inline int size_of(u64 b) {
#ifdef HOST
  return __builtin_popcountll(b);
#else
  return __popcll(b);
#endif
}
__device__ inline bool joined(u64 own, u64 starts) {
  return (flood(starts & (~starts + 1), own) & starts) == starts;
}
__device__ inline bool blocked(u64 own, u64 free, u64 starts) {
  return !joined(own | free, starts);
}

// Squares within cost k of `from`: entering a free square costs 1, an own square 0.
__device__ inline void cost_levels(u64 from, u64 own, u64 free, u64 *level) {
  level[0] = flood(from, own);
  for (int k = 1; k < LEVELS; k++)
    level[k] = flood(level[k - 1] | (grow(level[k - 1]) & free), own);
}
// Squares where two cost fields meet at total cost <= k, the square itself counted once.
__device__ inline u64 meeting(const u64 *a, const u64 *b, u64 own, u64 free, int k) {
  u64 at_own = 0, at_free = 0;
  for (int i = 0; i <= k; i++) at_own |= a[i] & b[k - i];
  for (int i = 0; i <= k + 1; i++)
    if (i < LEVELS && k + 1 - i < LEVELS) at_free |= a[i] & b[k + 1 - i];
  return (at_own & own) | (at_free & free);
}
// Pairs of starts joined, then carried on: cost of a tree that joins two starts and reaches a square.
__device__ inline void pair_levels(const u64 *a, const u64 *b, u64 own, u64 free, u64 *level) {
  u64 before = 0;
  for (int k = 0; k < LEVELS; k++) {
    before = flood(before | (grow(before) & free) | meeting(a, b, own, free, k), own);
    level[k] = before;
  }
}
struct Joins {
  u64 start[3][LEVELS];
  u64 pair[3][LEVELS];
  u64 through[LEVELS];
};
__device__ inline u64 nth_start(u64 starts, int n) {
  for (int i = 0; i < n; i++) starts &= starts - 1;
  return starts & (~starts + 1);
}
__device__ inline void start_field(Joins *j, int n, u64 own, u64 free, u64 starts) {
  cost_levels(nth_start(starts, n), own, free, j->start[n]);
}
__device__ inline void pair_field(Joins *j, int n, u64 own, u64 free) {
  pair_levels(j->start[(n + 1) % 3], j->start[(n + 2) % 3], own, free, j->pair[n]);
}
__device__ inline void through_field(Joins *j, int k, u64 own, u64 free) {
  u64 all = 0;
  for (int n = 0; n < 3; n++) all |= meeting(j->pair[n], j->start[n], own, free, k);
  j->through[k] = all;
}
__device__ inline int join_cost(const Joins *j) {
  for (int k = 0; k < LEVELS; k++)
    if (j->through[k]) return k;
  return LEVELS;
}
__device__ inline int through_cost(const Joins *j, int square) {
  for (int k = 0; k < LEVELS; k++)
    if (j->through[k] & bit(square)) return k;
  return LEVELS;
}

// The dearer reading of a join through a square: three separate ways that meet there.
__device__ inline int centre_cost(const Joins *j, int square, u64 own) {
  int sum = own & bit(square) ? 0 : -2;
  for (int n = 0; n < 3; n++) {
    int k = 0;
    while (k < LEVELS && !(j->start[n][k] & bit(square))) k++;
    if (k == LEVELS) return LEVELS;
    sum += k;
  }
  return sum < LEVELS ? sum : LEVELS;
}

__device__ inline u64 draw(u64 *rng) {
  u64 z = (*rng += 0x9e3779b97f4a7c15ULL);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}
__device__ inline int below(u64 *rng, int n) { return (int)((draw(rng) >> 33) % (u64)n); }
__device__ inline float uniform(u64 *rng) { return (float)(draw(rng) >> 40) * (1.0f / 16777216.0f); }

// ---- sheets ----------------------------------------------------------------------------------

__device__ inline int plain_join_cost(u64 own, u64 free, u64 starts) {
  u64 level[3][LEVELS];
  for (int n = 0; n < 3; n++) cost_levels(nth_start(starts, n), own, free, level[n]);
  u64 two[LEVELS];
  pair_levels(level[0], level[1], own, free, two);
  for (int k = 0; k < LEVELS; k++)
    if (meeting(two, level[2], own, free, k)) return k;
  return LEVELS;
}
__device__ inline bool legal_sheet(u64 x, u64 o, u64 all, int least) {
  u64 free = all & ~x & ~o;
  if (blocked(x, free, x) || blocked(o, free, o)) return false;
  int dx = plain_join_cost(x, free, x), dy = plain_join_cost(o, free, o);
  return dx >= least && dy >= least;
}
__device__ inline void shuffle(signed char *list, int n, u64 *rng) {
  for (int i = n - 1; i > 0; i--) {
    int k = below(rng, i + 1);
    signed char t = list[i];
    list[i] = list[k];
    list[k] = t;
  }
}
// kind 0: 7 x 7, default make-up; 1: 7 x 7, mostly default; 2: any legal size and make-up;
// 3 and 4: as 0, all wild or all mirrored, starts as they fall.
__device__ void fresh_sheet(u64 *st, u64 *rng, int kind) {
  int rows = 7, cols = 7;
  if (kind == 2) {
    rows = 4 + below(rng, 5);
    cols = 4 + below(rng, 5);
  }
  bool odd = kind == 2 ? uniform(rng) < 0.7f : kind == 1 ? uniform(rng) < 0.12f : false;
  bool mirrored = kind == 4 || (!odd && kind != 2 && kind != 3 && uniform(rng) < 0.5f);
  int least = kind < 3 && uniform(rng) < (kind == 2 ? 0.3f : 0.6f) ? (rows * cols >= 36 ? 3 : 2) : 1;
  int n = rows * cols;
  signed char where[64], symbols[64];
  u64 all = 0;
  for (int r = 0; r < rows; r++) all |= ((1ULL << cols) - 1) << (8 * r);
  u64 x = 0, o = 0;
  for (int tries = 0; tries < 200; tries++) {
    x = o = 0;
    for (int i = 0; i < n; i++) where[i] = (signed char)((i / cols) * 8 + i % cols);
    if (mirrored) {
      while (size_of(x) < 3) {
        int i = below(rng, n), m = n - 1 - i;
        u64 a = bit(where[i]), b = bit(where[m]);
        if (a == b || ((x | o) & (a | b))) continue;
        x |= a;
        o |= b;
      }
    } else {
      while (size_of(x) < 3) x |= bit(where[below(rng, n)]);
      while (size_of(o) < 3) {
        u64 b = bit(where[below(rng, n)]);
        if (!(x & b)) o |= b;
      }
    }
    if (legal_sheet(x, o, all, tries < 100 ? least : 1)) break;
  }
  int squares = n - 6;
  if (mirrored) {
    for (int i = 0; i < 21; i++) symbols[i] = (signed char)(i < 6 ? 5 : (i - 6) / 3);
    shuffle(symbols, 21, rng);
  } else if (odd) {
    float weight[6], total = 0;
    for (int s = 0; s < 6; s++) {
      float u = uniform(rng);
      total += weight[s] = u * u + 0.02f;
    }
    for (int i = 0; i < squares; i++) {
      float u = uniform(rng) * total;
      int s = 0;
      while (s < 5 && u >= weight[s]) u -= weight[s++];
      symbols[i] = (signed char)s;
    }
  } else {
    int cows = squares * 13 / 43;
    for (int i = 0; i < squares; i++) symbols[i] = (signed char)(i < cows ? 5 : (i - cows) % 5);
    shuffle(symbols, squares, rng);
  }
  for (int s = 0; s < 6; s++) st[s] = 0;
  int next = 0;
  for (int i = 0; i < n; i++) {
    u64 b = bit(where[i]);
    if ((x | o) & b) continue;
    if (!mirrored) st[(int)symbols[next++]] |= b;
    else if (i == 24) st[5] |= b;
    else if (i < 24) {
      int s = symbols[next++];
      st[s] |= b | bit(where[48 - i]);
    }
  }
  st[6] = st[8] = x;
  st[7] = st[9] = o;
  st[10] = all;
  st[11] = (u64)below(rng, 2) | ((u64)rows << 8) | ((u64)cols << 12);
}

extern "C" __global__ void deal(u64 *states, u64 *rngs, int count, int kind, int path_seats) {
  for (int g = BID * NT + TID; g < count; g += NB * NT) {
    u64 *st = states + (u64)g * WORDS;
    fresh_sheet(st, rngs + g, kind);
    if (path_seats) st[11] |= (u64)(1 + (g & 1)) << 28;
  }
}

// ---- after-states ----------------------------------------------------------------------------

__device__ inline u64 free_of(const u64 *st) { return st[10] & ~st[6] & ~st[7]; }
__device__ inline u64 candidates(const u64 *st) {
  u64 free = free_of(st);
  int anchor = anchor_of(st[11]);
  return anchor < 0 ? free : free & grow(bit(anchor));
}

// Fills exact values of after-states (wins, ties, everything for a `path` seat) and lists the others
// for the network as game * 130 + slot.
extern "C" __global__ void after_states(const u64 *states, float *values, u32 *list, int *length, int count,
                                        int path_rule, u64 noise) {
  SHARED Joins joins;
  for (int g = BID; g < count; g += NB) {
    const u64 *st = states + (u64)g * WORDS;
    u64 meta = st[11], free = free_of(st), open = candidates(st);
    int me = mover_of(meta);
    float *out = values + (u64)g * SLOTS;
    u64 own = st[6 + me], other = st[7 - me], starts = st[8 + me], other_starts = st[9 - me];
    if ((meta >> 30) & 1) continue;
    if (((meta >> 28) & 3) == (u64)(1 + me)) {
      SYNC;
      for (int n = TID; n < 3; n += NT) start_field(&joins, n, own, free, starts);
      SYNC;
      for (int n = TID; n < 3; n += NT) pair_field(&joins, n, own, free);
      SYNC;
      for (int k = TID; k < LEVELS; k += NT) through_field(&joins, k, own, free);
      SYNC;
      for (int v = TID; v < 64; v += NT) {
        if (!(open & bit(v))) continue;
        int cost = path_rule & 2 ? centre_cost(&joins, v, own) : through_cost(&joins, v);
        float worth = 1.0f;
        for (int k = 1; k < cost; k++) worth *= 0.25f;
        if (path_rule & 4) worth = (float)(20 - cost) / 20.0f;
        if (path_rule & 8) worth = 1.0f / (float)cost;
        if (path_rule & 16) worth = 1.0f / (float)(1 << (cost - 1));
        if (cost >= LEVELS) worth = 1e-8f; // out of reach: still a mark, at random
        u64 rng = noise + (u64)g * 64 + v;
        float jitter = 1.0f + 1e-5f * uniform(&rng);
        float quad = path_rule & 1 ? worth : worth * 2;
        out[1 + v] = worth * jitter;
        out[65 + v] = (quad > 1 ? 1 : quad) * jitter;
      }
      if (TID == 0) out[0] = 0;
      SYNC;
      continue;
    }
    if (TID == 0) list[ATOMIC_ADD(length, 1)] = (u32)g * 130u;
    bool me_blocked = blocked(own, free, starts);
    for (int v = TID; v < 64; v += NT) {
      u64 b = bit(v);
      if (!(open & b)) continue;
      if (joined(own | b, starts)) {
        out[1 + v] = out[65 + v] = 1;
        continue;
      }
      if (me_blocked && blocked(other, free & ~b, other_starts)) {
        out[1 + v] = out[65 + v] = 0;
        continue;
      }
      bool further = (grow(b) & free & ~b) != 0;
      int at = ATOMIC_ADD(length, further ? 2 : 1);
      list[at] = (u32)g * 130u + 1 + v;
      if (further) list[at + 1] = (u32)g * 130u + 65 + v;
      else out[65 + v] = 2; // a quad without a free neighbour is a plain mark; `settle` copies it
    }
  }
}

__device__ inline void after(const u64 *st, int slot, u64 *next) {
  for (int i = 0; i < WORDS; i++) next[i] = st[i];
  if (slot == SELF) return;
  int me = mover_of(st[11]);
  if (slot == 0) next[11] = with_mover(st[11], 1 - me, -1);
  else {
    int v = (slot - 1) & 63;
    next[6 + me] |= bit(v);
    next[11] = slot >= 65 ? with_mover(st[11], me, v) : with_mover(st[11], 1 - me, -1);
  }
}
__device__ inline half_bits half_power(int minus) { return (half_bits)(minus > 14 ? 0 : (15 - minus) << 10); }

// planes[i][row][column][PLANES] in half precision on a canvas of `side` x `side`, scalars[i][SCALARS].
extern "C" __global__ void features(const u64 *states, const u32 *list, int offset, int count, int side,
                                    half_bits *planes, float *scalars) {
  SHARED Joins joins[2];
  SHARED u64 st[WORDS];
  for (int i = BID; i < count; i += NB) {
    SYNC;
    if (TID == 0) {
      u32 item = list[offset + i];
      after(states + (u64)(item / 130u) * WORDS, (int)(item % 130u), st);
    }
    SYNC;
    int me = mover_of(st[11]), anchor = anchor_of(st[11]);
    u64 own = st[6 + me], other = st[7 - me], free = free_of(st), open = candidates(st);
    u64 starts = st[8 + me], other_starts = st[9 - me];
    for (int n = TID; n < 6; n += NT) {
      if (n < 3) start_field(&joins[0], n, own, free, starts);
      else start_field(&joins[1], n - 3, other, free, other_starts);
    }
    SYNC;
    for (int n = TID; n < 6; n += NT) {
      if (n < 3) pair_field(&joins[0], n, own, free);
      else pair_field(&joins[1], n - 3, other, free);
    }
    SYNC;
    for (int n = TID; n < 2 * LEVELS; n += NT) {
      if (n < LEVELS) through_field(&joins[0], n, own, free);
      else through_field(&joins[1], n - LEVELS, other, free);
    }
    SYNC;
    int cost[2];
    cost[0] = join_cost(&joins[0]);
    cost[1] = join_cost(&joins[1]);
    half_bits *out = planes + (u64)i * side * side * PLANES;
    const half_bits one = 0x3c00;
    for (int n = TID; n < side * side; n += NT) {
      int v = (n / side) * 8 + n % side;
      u64 b = bit(v);
      half_bits *p = out + n * PLANES;
      for (int s = 0; s < 6; s++) p[s] = (st[s] & free & b) ? one : 0;
      p[6] = (own & b) ? one : 0;
      p[7] = (other & b) ? one : 0;
      p[8] = (starts & b) ? one : 0;
      p[9] = (other_starts & b) ? one : 0;
      p[10] = v == anchor ? one : 0;
      for (int who = 0; who < 2; who++) {
        int k = through_cost(&joins[who], v);
        p[11 + 2 * who] = k < LEVELS ? half_power(k - 1) : 0;
        p[12 + 2 * who] = k < LEVELS && k == cost[who] ? one : 0;
      }
      p[15] = (open & b) ? one : 0;
    }
    if (TID == 0) {
      float *s = scalars + (u64)i * SCALARS;
      for (int who = 0; who < 2; who++) {
        float urgency = 1;
        for (int k = 1; k < cost[who]; k++) urgency *= 0.5f;
        s[who] = cost[who] < LEVELS ? urgency : 0;
        s[2 + who] = (float)cost[who] / 8.0f;
      }
      s[4] = blocked(own, free, starts) ? 1 : 0;
      s[5] = blocked(other, free, other_starts) ? 1 : 0;
      s[6] = anchor >= 0 ? 1 : 0;
      s[7] = (float)size_of(free) / (float)size_of(st[10]);
    }
  }
}

// Puts the network's values back: an after-state with the other seat to move counts negative.
extern "C" __global__ void settle(const u32 *list, const float *net, float *values, int count) {
  for (int i = BID * NT + TID; i < count; i += NB * NT) {
    u32 item = list[i];
    int slot = (int)(item % 130u);
    float v = slot >= 65 ? net[i] : -net[i];
    values[(u64)(item / 130u) * SLOTS + slot] = v;
  }
}

// ---- the exact turn --------------------------------------------------------------------------

struct Ways { // best value and square a symbol, the square -1 where nothing is better
  float plain[6], quad[6], nothing;
  int plain_at[6], quad_at[6];
};
struct Turn {
  Ways ways;
  float end[MULTISETS], second[MULTISETS], first[MULTISETS];
  float keep[KEEPS];
  float part[64];
};

__device__ inline void best_of_symbol(const u64 *st, const float *values, int s, int quad, Ways *w) {
  u64 open = candidates(st) & st[s];
  float best = values[0];
  int at = -1;
  while (open) {
    int v = lowest(open);
    open &= open - 1;
    float value = values[(quad ? 65 : 1) + v];
    if (quad && value > 1.5f) value = values[1 + v];
    if (value > best) {
      best = value;
      at = v;
    }
  }
  if (quad) {
    w->quad[s] = best;
    w->quad_at[s] = at;
  } else {
    w->plain[s] = best;
    w->plain_at[s] = at;
  }
}
// What a throw allows: symbol, quad or not; -1 where it allows nothing. `faces` are counts.
__device__ inline float end_value(const signed char *faces, const Ways *w, int *symbol, int *quad) {
  float best = w->nothing;
  *symbol = -1;
  *quad = 0;
  for (int s = 0; s < 6; s++) {
    int n = faces[s];
    if (n >= 4) {
      *symbol = s;
      *quad = 1;
      return w->quad[s];
    }
    if ((n == 3 || (s == 5 && n == 2)) && (*symbol < 0 || w->plain[s] > best)) {
      best = w->plain[s];
      *symbol = s;
    }
  }
  return best;
}
__device__ inline float mean_after(const float *end, int keep, const int *from, const short *to, const float *odds) {
  float sum = 0;
  for (int i = from[keep]; i < from[keep + 1]; i++) sum += end[to[i]] * odds[i];
  return sum;
}
__device__ inline float best_keep(const float *keep, const short *subs, int m) {
  float best = -9;
  for (int i = 0; i < 32; i++) {
    float v = keep[subs[m * 32 + i]];
    if (v > best) best = v;
  }
  return best;
}
__device__ inline int sample(int keep, const int *from, const short *to, const float *odds, u64 *rng) {
  float u = uniform(rng);
  int i = from[keep], last = from[keep + 1] - 1;
  while (i < last && u >= odds[i]) u -= odds[i++];
  return to[i];
}
// The best decision at multiset m with keep values `keep`: a keep, or -1 for stopping.
__device__ inline int decide(const float *keep, const short *subs, int m, float stop) {
  int best = -1;
  float value = stop + 1e-6f;
  for (int i = 0; i < 31; i++) { // the last of the 32 is the full keep
    int k = subs[m * 32 + i];
    if (keep[k] > value) {
      value = keep[k];
      best = k;
    }
  }
  return best;
}

// The value of every state before its first throw and, where `rngs` is given, one turn (or bonus turn)
// of self-play: best dice play, best mark, with chance `noise` a random mark instead.
extern "C" __global__ void turns(u64 *states, const float *values, u64 *rngs, float *target, int *results, int count,
                                 int restart_kind, float noise, const signed char *faces, const int *from,
                                 const short *to, const float *odds, const short *subs) {
  SHARED Turn t;
  for (int g = BID; g < count; g += NB) {
    u64 *st = states + (u64)g * WORDS;
    if ((st[11] >> 30) & 1) continue;
    const float *val = values + (u64)g * SLOTS;
    SYNC;
    for (int n = TID; n < 12; n += NT) best_of_symbol(st, val, n % 6, n / 6, &t.ways);
    if (TID == 0) t.ways.nothing = val[0];
    SYNC;
    int symbol, quad;
    for (int m = TID; m < MULTISETS; m += NT) t.end[m] = end_value(faces + m * 6, &t.ways, &symbol, &quad);
    SYNC;
    for (int k = TID; k < KEEPS; k += NT) t.keep[k] = mean_after(t.end, k, from, to, odds);
    SYNC;
    for (int m = TID; m < MULTISETS; m += NT) t.second[m] = best_keep(t.keep, subs, m);
    SYNC;
    // One turn of self-play needs the keeps of attempt two as well: thread 0 decides below from `second`.
    for (int k = TID; k < KEEPS; k += NT) t.keep[k] = mean_after(t.second, k, from, to, odds);
    SYNC;
    for (int m = TID; m < MULTISETS; m += NT) t.first[m] = best_keep(t.keep, subs, m);
    SYNC;
    if (TID != 0) continue;
    float value = 0;
    for (int i = from[0]; i < from[1]; i++) value += t.first[to[i]] * odds[i];
    target[g] = value;
    if (!rngs) continue;
    u64 *rng = rngs + g;
    int m = sample(0, from, to, odds, rng);
    int keep = decide(t.keep, subs, m, t.end[m]);
    if (keep >= 0) {
      m = sample(keep, from, to, odds, rng);
      float best = t.end[m] + 1e-6f;
      keep = -1;
      for (int i = 0; i < 31; i++) {
        int k = subs[m * 32 + i];
        float v = mean_after(t.end, k, from, to, odds);
        if (v > best) {
          best = v;
          keep = k;
        }
      }
      if (keep >= 0) m = sample(keep, from, to, odds, rng);
    }
    end_value(faces + m * 6, &t.ways, &symbol, &quad);
    int me = mover_of(st[11]), square = -1;
    bool path_moves = ((st[11] >> 28) & 3) == (u64)(1 + me);
    if (symbol >= 0) square = quad ? t.ways.quad_at[symbol] : t.ways.plain_at[symbol];
    if (symbol >= 0 && !path_moves && noise > 0 && uniform(rng) < ((g & 3) ? noise : 2.5f * noise)) {
      u64 open = candidates(st) & st[symbol];
      int n = size_of(open);
      if (n) {
        for (int skip = below(rng, n); skip > 0; skip--) open &= open - 1;
        square = lowest(open);
      }
    }
    u64 meta = st[11];
    int turns_played = (int)((meta >> 16) & 4095) + 1;
    meta = (meta & ~(4095ULL << 16)) | ((u64)turns_played << 16);
    int result = 0;
    if (square < 0) meta = with_mover(meta, 1 - me, -1);
    else {
      st[6 + me] |= bit(square);
      u64 free = free_of(st);
      if (joined(st[6 + me], st[8 + me])) result = 1 + me;
      else if (blocked(st[6], free, st[8]) && blocked(st[7], free, st[9])) result = 3;
      bool further = quad && (grow(bit(square)) & free) != 0;
      meta = further ? with_mover(meta, me, square) : with_mover(meta, 1 - me, -1);
    }
    if (!result && turns_played >= 400) result = 3;
    st[11] = meta;
    if (result) {
      results[g] = result;
      if (restart_kind >= 0) fresh_sheet(st, rng, restart_kind);
      else st[11] |= 1ULL << 30;
    }
  }
}
