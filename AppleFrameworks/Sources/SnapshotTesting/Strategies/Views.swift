import UIKit
import ViewHost

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy for images of the view.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for images of the view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored. Effects and appearance are drawn in both cases.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The required perceptual similarity of a pixel, from 0 to 1.
  ///   - size: The view's size. Default: The current or preferred size.
  ///   - traits: The traits, which take precedence over those of the device.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      MainActor.assumeIsolated { SnapshotScreen.picture(of: view, size: size, traits: traits) }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy for descriptions of the views, with one line per view.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for descriptions of the views, laid out at a size, with one line per view.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainActor.assumeIsolated { SnapshotScreen.description(of: view, size: size, traits: traits) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy for images of the controller's view.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for images of the controller's view on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The required perceptual similarity of a pixel, from 0 to 1.
  ///   - size: The size, which replaces that of the device.
  ///   - traits: The traits, which take precedence over those of the device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      MainActor.assumeIsolated {
        var config = config
        config.size = size ?? config.size
        return SnapshotScreen.picture(of: controller, on: config, traits: traits)
      }
    }
  }

  /// Returns a strategy for images of the controller's view on the main screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size), precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy for descriptions of the controllers, with one line per controller.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainActor.assumeIsolated {
        SnapshotScreen.withScreen(ViewImageConfig(), UITraitCollection()) { host in
          host.show(controller)
          return ViewTexts.controllers(controller, depth: 0, isPresented: false)
        }
      }
    }
  }

  /// A strategy for descriptions of the views, with one line per view.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for descriptions of the views, laid out on a device, with one line per view.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainActor.assumeIsolated {
        var config = config
        config.size = size ?? config.size
        return SnapshotScreen.withScreen(config, traits) { host in
          host.show(controller)
          return ViewTexts.views(controller.view, depth: 0)
        }
      }
    }
  }
}
