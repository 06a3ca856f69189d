import CoreGraphics

/// The result of ViewCode for a control's row.
enum ControlAnswer: Equatable {
  case values([CGFloat])
  case text(String)

  static func size(_ size: CGSize) -> ControlAnswer { .values([size.width, size.height]) }
}
