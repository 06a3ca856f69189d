import SwiftUI
import UIKit

/// The room that a view of SwiftUI gets.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen, with its bars.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's own size.
  case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// What the view shows, in its own size.
  public static var image: Snapshotting { .image() }

  /// What the view shows.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Both are the same here.
  ///   - precision: The part of the pixels that has to be alike, from 0 to 1.
  ///   - perceptualPrecision: How alike a pixel has to be, from 0 to 1, as people see it.
  ///   - layout: The room it gets.
  ///   - traits: Traits that go before the device's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      // Tests of views run on the main actor, and snapshots are taken where they are asked for.
      nonisolated(unsafe) let view = view
      return MainActor.assumeIsolated {
        let controller = UIHostingController(rootView: view)
        var config: ViewImageConfig
        switch layout {
        case .device(let device): config = device
        case .fixed(let width, let height): config = ViewImageConfig(size: CGSize(width: width, height: height))
        case .sizeThatFits:
          // Texts and sizes of the traits count, and so does the scale, on whose pixels the size lies.
          config = ViewImageConfig()
          config.size = SnapshotScreen.withScreen(config, traits) { host in
            host.show(controller)
            let any = CGFloat.greatestFiniteMagnitude
            return controller.sizeThatFits(in: CGSize(width: any, height: any))
          }
          return SnapshotScreen.picture(of: UIHostingController(rootView: view), on: config, traits: traits)
        }
        return SnapshotScreen.picture(of: controller, on: config, traits: traits)
      }
    }
  }
}
