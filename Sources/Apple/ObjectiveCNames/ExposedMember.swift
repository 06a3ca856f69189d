import UIKit

/// A member of a class that is accessible by name; see ``expose(_:as:module:_:)``.
@MainActor
public struct ExposedMember<Root: NSObject> {
  let register: @MainActor (Root.Type) -> Void

  private init(_ register: @escaping @MainActor (Root.Type) -> Void) {
    self.register = register
  }

  /// Exposes an outlet: a property such as a `UILabel!` for a view, a constraint or another object of the file.
  public static func outlet<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> ExposedMember {
    ExposedMember { root in
      MemberTables.expose(name, of: root) { object, value in
        guard let object = object as? Root else { return false }
        guard let value else {
          object[keyPath: path] = nil
          return true
        }
        guard let value = value as? Value else { return false }
        object[keyPath: path] = value
        return true
      }
    }
  }

  /// Exposes an outlet or an outlet collection that is not optional.
  public static func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) -> ExposedMember {
    ExposedMember { root in
      MemberTables.expose(name, of: root) { object, value in
        guard let object = object as? Root, let value = value as? Value else { return false }
        object[keyPath: path] = value
        return true
      }
    }
  }

  /// Exposes a method with a sender: `.action("save:", Form.save)`.
  ///
  /// A sender of another type stops the program.
  public static func action<Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> (Sender) -> Void
  ) -> ExposedMember {
    ExposedMember { root in
      SelectorTable.add(Selector(selector), to: root) { object, arguments in
        guard let sender = arguments.first.flatMap({ $0 }) as? Sender else {
          fatalError("\(root) \(selector) was sent by an object that is not a \(Sender.self)")
        }
        method(object)(sender)
        return nil
      }
    }
  }

  /// Exposes a method without parameters: `.action("save", Form.save)`.
  public static func action(_ selector: String, _ method: @escaping @MainActor (Root) -> () -> Void) -> ExposedMember {
    ExposedMember { root in
      SelectorTable.add(Selector(selector), to: root) { object, _ in
        method(object)()
        return nil
      }
    }
  }

  /// Exposes a method with a sender and an event.
  public static func action<Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> (Sender, UIEvent) -> Void
  ) -> ExposedMember {
    ExposedMember { root in
      SelectorTable.add(Selector(selector), to: root) { object, arguments in
        guard let sender = arguments.first.flatMap({ $0 }) as? Sender,
          let event = arguments.dropFirst().first.flatMap({ $0 }) as? UIEvent
        else {
          fatalError("\(root) \(selector) was sent by an object that is not a \(Sender.self), or without an event")
        }
        method(object)(sender, event)
        return nil
      }
    }
  }

  /// Exposes an optional inspectable value.
  public static func value<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> ExposedMember {
    ExposedMember { root in
      MemberTables.expose(name, of: root) { object, value in
        guard let object = object as? Root else { return false }
        guard let value else {
          object[keyPath: path] = nil
          return true
        }
        guard let value = InspectableValue.converted(value, to: Value.self) else { return false }
        object[keyPath: path] = value
        return true
      }
    }
  }

  /// Exposes an inspectable value: a number of any type, a text, a color, an image, a point, a size, a rectangle, or a
  /// Boolean.
  ///
  /// Numbers in files have no type: `4` may be a value for a `CGFloat`. They are converted to the type of the property.
  public static func value<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) -> ExposedMember {
    ExposedMember { root in
      MemberTables.expose(name, of: root) { object, value in
        guard let object = object as? Root, let value,
          let converted = InspectableValue.converted(value, to: Value.self)
        else { return false }
        object[keyPath: path] = converted
        return true
      }
    }
  }

  /// Exposes the method of a direct subclass of `NSObject` that is called after its file is loaded, as on iOS:
  /// `.awakeFromNib(Helper.awakeFromNib)`. UIKit's own classes declare the method, and subclasses override it as on
  /// iOS.
  public static func awakeFromNib(_ method: @escaping @MainActor (Root) -> () -> Void) -> ExposedMember {
    ExposedMember { root in
      MemberTables.register(root, waker: { object in if let object = object as? Root { method(object)() } })
    }
  }

  /// Exposes the creation of an object, for a direct subclass of `NSObject` that is a top-level object of a file.
  /// Constraints also have an initializer without parameters, but are created with the function below.
  @_disfavoredOverload
  public static func made(_ make: @escaping @MainActor () -> Root) -> ExposedMember {
    ExposedMember { root in MemberTables.register(root, maker: make) }
  }
}

extension ExposedMember where Root: NSLayoutConstraint {
  /// Exposes the creation of a constraint with the initializer that constraints inherit:
  /// `.made(KeyboardConstraint.init)`.
  public static func made(
    _ make:
      @escaping @MainActor (
        Any, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, Any?, NSLayoutConstraint.Attribute, CGFloat,
        CGFloat, StaticString, UInt32
      ) -> Root
  ) -> ExposedMember {
    ExposedMember { root in
      MemberTables.register(root) { form in
        make(
          form.first, form.attribute, form.relation, form.second, form.secondAttribute, form.multiplier, form.constant,
          #fileID, #line)
      }
    }
  }
}
