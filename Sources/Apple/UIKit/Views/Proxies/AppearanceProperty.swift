/// A property that an appearance proxy forwards to the instances of its class.
@MainActor
struct AppearanceProperty {
  /// Copies the value from a proxy (the first object) to an instance (the second one).
  let adopt: (any AppearanceCustomizable, any AppearanceCustomizable) -> Void

  /// Creates a stored property, whose setter inserts the mark into `appearanceMarks`.
  init<Object: AppearanceCustomizable, Value>(_ mark: AppearanceMarks, _ path: ReferenceWritableKeyPath<Object, Value>)
  {
    adopt = { proxy, object in
      guard proxy.appearanceMarks.contains(mark), !object.appearanceMarks.contains(mark),
        let proxy = proxy as? Object, let object = object as? Object
      else { return }
      object[keyPath: path] = proxy[keyPath: path]
    }
  }

  /// Creates a property with values for states and the like, some of which an instance may have set.
  init<Object: AppearanceCustomizable, Key: Hashable, Value>(
    _ path: ReferenceWritableKeyPath<Object, AppearanceValues<Key, Value>>, didChange: @escaping (Object) -> Void
  ) {
    adopt = { proxy, object in
      guard let proxy = proxy as? Object, let object = object as? Object, !proxy[keyPath: path].isEmpty else { return }
      object[keyPath: path].adopt(proxy[keyPath: path])
      didChange(object)
    }
  }

  /// Creates a property that methods read and write.
  init<Object: AppearanceCustomizable>(_ mark: AppearanceMarks, adopt take: @escaping (Object, Object) -> Void) {
    adopt = { proxy, object in
      guard proxy.appearanceMarks.contains(mark), !object.appearanceMarks.contains(mark),
        let proxy = proxy as? Object, let object = object as? Object
      else { return }
      take(proxy, object)
    }
  }
}
