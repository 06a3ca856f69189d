/// The minimum and maximum numbers of lines of a text.
struct LineLimits: Equatable {
  var lower: Int?
  var upper: Int?
}
