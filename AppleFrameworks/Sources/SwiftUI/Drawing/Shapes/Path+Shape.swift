import UIKit

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
