import UIKit
import ViewHost

extension Snapshotting where Value == UIView, Format == UIImage {
  /// What the view shows.
  public static var image: Snapshotting { .image() }

  /// What the view shows.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Makes no difference here: effects and appearance are drawn in either way.
  ///   - precision: The part of the pixels that has to be alike, from 0 to 1.
  ///   - perceptualPrecision: How alike a pixel has to be, from 0 to 1, as people see it.
  ///   - size: The view's size. Default: what it has, or wants to have.
  ///   - traits: Traits that go before the device's.
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
  /// The views, a line each.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views, a line each, laid out in a size.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainActor.assumeIsolated { SnapshotScreen.description(of: view, size: size, traits: traits) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// What the controller's view shows.
  public static var image: Snapshotting { .image() }

  /// What the controller's view shows on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The part of the pixels that has to be alike, from 0 to 1.
  ///   - perceptualPrecision: How alike a pixel has to be, from 0 to 1, as people see it.
  ///   - size: A size in the place of the device's.
  ///   - traits: Traits that go before the device's.
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

  /// What the controller's view shows on the main screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size), precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controllers, a line each.
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

  /// The views, a line each.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views, a line each, laid out on a device.
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
