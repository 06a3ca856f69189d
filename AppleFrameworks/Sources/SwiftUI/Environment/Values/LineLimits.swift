/// How many lines a text may have, and how many it takes at least.
struct LineLimits: Equatable {
  var lower: Int?
  var upper: Int?
}
