import RuntimeSupport
import UIKit

/// Creation of objects of a class in a variable, with the initializers of UIKit's classes. `ClassInstance.make(T.self,
/// frame: .zero)` replaces `T(frame: .zero)`, which only Apple's compiler accepts. Rewritten sources of a project call
/// it.
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

  public static func make<Object: UIStoryboardSegue>(
    _ type: Object.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Object {
    unsafeDowncast(
      ObjectInstantiation.make(type, identifier: identifier, source: source, destination: destination), to: Object.self)
  }

  public static func make<Object: UIGestureRecognizer>(
    _ type: Object.Type, target: Any?, action: Selector?
  ) -> Object {
    unsafeDowncast(ObjectInstantiation.make(type, target: target, action: action), to: Object.self)
  }
}

/// An initializer with two objects, for calls on a class that is known only at run time: `init(entity:insertInto:)`.
@_spi(Host)
public struct ObjectPairInitializer: Sendable {
  private let initializer: ClassInitializer<(AnyObject, AnyObject?)>

  /// Finds the initializer.
  ///
  /// - Parameter type: The class that declares the initializer as its first one.
  public init(of type: AnyClass) { initializer = ClassInitializer(of: type) }

  public func make<Object: AnyObject>(_ type: Object.Type, _ first: AnyObject, _ second: AnyObject?) -> Object {
    initializer.make(type, first, second)
  }
}

/// A conversion of an object of a generic class to the class with another argument.
@_spi(Host)
public enum GenericView {
  public static func view<Object: AnyObject, Class: AnyObject>(_ object: Object, as type: Class.Type) -> Class {
    GenericErasure.view(object, as: type)
  }
}
