import UIKit

/// The drawing target that all copies of a graphics context share.
///
/// Unchecked: It is used only while its canvas is drawn, on the main actor.
final class CanvasTarget: @unchecked Sendable {
  let context: CGContext
  let size: CGSize
  let environment: EnvironmentValues
  let symbol: (AnyHashable) -> CanvasSymbol?

  init(
    _ context: CGContext, size: CGSize, environment: EnvironmentValues,
    symbol: @escaping (AnyHashable) -> CanvasSymbol?
  ) {
    self.context = context
    self.size = size
    self.environment = environment
    self.symbol = symbol
  }
}
