/// A property that an appearance proxy hands on to the instances of its class.
@MainActor
struct AppearanceProperty {
  /// Takes what was set on a proxy (the first object) over into an instance (the second one).
  let adopt: (any AppearanceCustomizable, any AppearanceCustomizable) -> Void

  /// Creates a plain property: its setter puts the mark into `appearanceMarks`.
  init<Object: AppearanceCustomizable, Value>(_ mark: AppearanceMarks, _ path: ReferenceWritableKeyPath<Object, Value>)
  {
    adopt = { proxy, object in
      guard proxy.appearanceMarks.contains(mark), !object.appearanceMarks.contains(mark),
        let proxy = proxy as? Object, let object = object as? Object
      else { return }
      object[keyPath: path] = proxy[keyPath: path]
    }
  }

  /// Values for states and the like, of which an instance may have some of its own.
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
