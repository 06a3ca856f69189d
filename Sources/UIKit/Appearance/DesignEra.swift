/// The generation of iOS whose measures controls have.
///
/// Apps have those of iOS 13 to 18. Only the canvas of Interface Builder files takes others, so that a file is laid out in
/// the measures of the iOS that it was saved with.
@MainActor
package enum DesignEra: Comparable {
  /// iOS 7 to 12.
  case iOS7
  /// iOS 13 to 18.
  case iOS13
  /// iOS 26, of which the measures are here that layout depends on, and not the looks.
  case iOS26

  package static var current = DesignEra.iOS13

  /// Does something in the measures of an era.
  package static func with<Result>(_ era: DesignEra, _ body: () -> Result) -> Result {
    let before = current
    current = era
    defer { current = before }
    return body()
  }
}
