import RuntimeSupport
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

/// An initializer that takes two objects, to be called on a class that is known at run time only: `init(entity:insertInto:)`.
@_spi(Host)
public struct ObjectPairInitializer: Sendable {
  private let initializer: ClassInitializer<(AnyObject, AnyObject?)>

  /// - Parameter type: the class that declares the initializer as its first.
  public init(of type: AnyClass) { initializer = ClassInitializer(of: type) }

  public func make<Object: AnyObject>(_ type: Object.Type, _ first: AnyObject, _ second: AnyObject?) -> Object {
    initializer.make(type, first, second)
  }
}

/// An object of a generic class, seen as one with another class as its argument.
@_spi(Host)
public enum GenericView {
  public static func view<Object: AnyObject, Class: AnyObject>(_ object: Object, as type: Class.Type) -> Class {
    GenericErasure.view(object, as: type)
  }
}
