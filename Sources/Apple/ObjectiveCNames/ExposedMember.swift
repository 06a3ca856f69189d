import UIKit

/// A member of a class that is known by name; see ``expose(_:as:module:_:)``.
@MainActor
public struct ExposedMember<Root: NSObject> {
  let register: @MainActor (Root.Type) -> Void

  private init(_ register: @escaping @MainActor (Root.Type) -> Void) {
    self.register = register
  }

  /// An outlet: a property that holds a view, a constraint or another object of the file, as `UILabel!` and the like.
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

  /// An outlet, or a collection of them, that is not optional.
  public static func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) -> ExposedMember {
    ExposedMember { root in
      MemberTables.expose(name, of: root) { object, value in
        guard let object = object as? Root, let value = value as? Value else { return false }
        object[keyPath: path] = value
        return true
      }
    }
  }

  /// A method that takes its sender: `.action("save:", Form.save)`.
  ///
  /// A sender of another type stops the program.
  public static func action<Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> (Sender) -> Void
  ) -> ExposedMember {
    ExposedMember { root in
      SelectorTable.add(Selector(selector), to: root) { object, arguments in
        guard let sender = arguments.first.flatMap({ $0 }) as? Sender else {
          fatalError("\(root) \(selector) was sent by another object than a \(Sender.self)")
        }
        method(object)(sender)
        return nil
      }
    }
  }

  /// A method without arguments: `.action("save", Form.save)`.
  public static func action(_ selector: String, _ method: @escaping @MainActor (Root) -> () -> Void) -> ExposedMember {
    ExposedMember { root in
      SelectorTable.add(Selector(selector), to: root) { object, _ in
        method(object)()
        return nil
      }
    }
  }

  /// A method that takes its sender and the event.
  public static func action<Sender>(
    _ selector: String, _ method: @escaping @MainActor (Root) -> (Sender, UIEvent) -> Void
  ) -> ExposedMember {
    ExposedMember { root in
      SelectorTable.add(Selector(selector), to: root) { object, arguments in
        guard let sender = arguments.first.flatMap({ $0 }) as? Sender,
          let event = arguments.dropFirst().first.flatMap({ $0 }) as? UIEvent
        else {
          fatalError("\(root) \(selector) was sent by another object than a \(Sender.self), or without an event")
        }
        method(object)(sender, event)
        return nil
      }
    }
  }

  /// An inspectable value that may be nil.
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

  /// An inspectable value: a number of any type, a text, a color, an image, a point, a size, a rectangle, a Boolean.
  ///
  /// A file writes numbers without their type: `4` may be meant for a `CGFloat`. Each becomes what the property is.
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

  /// The method that an object with no superclass but `NSObject` wants to be told by that its file is loaded, as on iOS:
  /// `.awakeFromNib(Helper.awakeFromNib)`. UIKit's own classes have the method, which is overridden as on iOS.
  public static func awakeFromNib(_ method: @escaping @MainActor (Root) -> () -> Void) -> ExposedMember {
    ExposedMember { root in
      MemberTables.register(root, waker: { object in if let object = object as? Root { method(object)() } })
    }
  }

  /// How an object of the class is made, for one that lies beside the views of a file and has no superclass but `NSObject`. Constraints have an
  /// initializer without parameters, too, but are made with theirs below.
  @_disfavoredOverload
  public static func made(_ make: @escaping @MainActor () -> Root) -> ExposedMember {
    ExposedMember { root in MemberTables.register(root, maker: make) }
  }
}

extension ExposedMember where Root: NSLayoutConstraint {
  /// How a constraint of the class is made: `.made(KeyboardConstraint.init)`, by the initializer that constraints inherit.
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
