/// The versions of Interface Builder whose canvases have the same design.
///
/// A rule of one family says nothing about another one, however near their versions are.
enum VersionFamily {
  /// The first versions of the families: Xcode 11 (iOS 13), Xcode 14, and Xcode 26. Public files contain versions of Xcode
  /// 10 up to 14490, of Xcode 11 from 14868, of Xcode 13 up to 20037, of Xcode 14 from 21225, of Xcode 16 up to 23727 and of
  /// Xcode 26 from 24127.
  private static let beginnings = [14_500, 20_500, 24_000]

  /// Returns all versions of the family that contains a version.
  static func versions(around version: Int) -> ClosedRange<Int> {
    let first = beginnings.last { $0 <= version } ?? Int.min
    let next = beginnings.first { $0 > version }
    return first...(next.map { $0 - 1 } ?? Int.max)
  }
}
