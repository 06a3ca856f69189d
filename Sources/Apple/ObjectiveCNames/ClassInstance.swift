import UIKit

/// Makes objects of a class in a variable, by the initializers of UIKit's classes: `ClassInstance.make(T.self, frame: .zero)` for what Apple's
/// compiler takes as `T(frame: .zero)`. Code that is made from a project's sources calls it.
@_spi(Host)
@preconcurrency @MainActor
public enum ClassInstance {
  public nonisolated static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(ObjectInstantiation.make(type), to: Object.self)
  }

  public static func make<Object: UIView>(_ type: Object.Type, frame: CGRect) -> Object {
    unsafeDowncast(ObjectInstantiation.make(type, frame: frame), to: Object.self)
  }

  public static func make<Object: UIViewController>(
    _ type: Object.Type, nibName: String?, bundle: Bundle?
  ) -> Object {
    unsafeDowncast(ObjectInstantiation.make(type, nibName: nibName, bundle: bundle), to: Object.self)
  }

  public static func make<Object: UINavigationController>(
    _ type: Object.Type, rootViewController: UIViewController
  ) -> Object {
    unsafeDowncast(ObjectInstantiation.make(type, rootViewController: rootViewController), to: Object.self)
  }

  public static func make<Object: UITableViewCell>(
    _ type: Object.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Object {
    unsafeDowncast(ObjectInstantiation.make(type, style: style, reuseIdentifier: reuseIdentifier), to: Object.self)
  }

  public static func make<Object: UITableViewHeaderFooterView>(
    _ type: Object.Type, reuseIdentifier: String?
  ) -> Object {
    unsafeDowncast(ObjectInstantiation.make(type, reuseIdentifier: reuseIdentifier), to: Object.self)
  }

  public static func make<Object: UIGestureRecognizer>(
    _ type: Object.Type, target: Any?, action: Selector?
  ) -> Object {
    unsafeDowncast(ObjectInstantiation.make(type, target: target, action: action), to: Object.self)
  }
}
