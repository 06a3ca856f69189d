import SwiftUI
import UIKit

/// The layout of a SwiftUI view in a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
  /// The screen of a device with its bars.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size of the view.
  case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// A strategy for images of the view at its own size.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for images of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored. Both values have the same result.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The required perceptual similarity of a pixel, from 0 to 1.
  ///   - layout: The layout.
  ///   - traits: The traits, which take precedence over those of the device.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      // Tests of views run on the main actor, and snapshots are taken immediately.
      nonisolated(unsafe) let view = view
      return MainActor.assumeIsolated {
        let controller = UIHostingController(rootView: view)
        var config: ViewImageConfig
        switch layout {
        case .device(let device): config = device
        case .fixed(let width, let height): config = ViewImageConfig(size: CGSize(width: width, height: height))
        case .sizeThatFits:
          // The text size and the size classes of the traits apply, and also the scale, which determines the pixels of
          // the size.
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
