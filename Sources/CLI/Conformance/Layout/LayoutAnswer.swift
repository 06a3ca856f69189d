import CoreGraphics

/// The result of ViewCode for a row.
enum LayoutAnswer: Equatable {
  case frames([CGRect])
  case values([CGFloat])
}
