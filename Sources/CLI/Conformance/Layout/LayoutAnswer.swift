import CoreGraphics

/// What we get for a row.
enum LayoutAnswer: Equatable {
  case frames([CGRect])
  case values([CGFloat])
}
