import UIKit

extension Path: Shape {
  /// Returns the path itself. The rectangle is ignored.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
