/// The smallest and the largest number of lines of a text.
struct LineLimits: Equatable {
  var lower: Int?
  var upper: Int?
}
