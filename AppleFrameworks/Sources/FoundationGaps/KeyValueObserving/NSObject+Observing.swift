// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// MARK: - Key paths

extension _KeyValueCodingAndObserving {
  /// Calls a closure after each change of a property until the observation ends. The observation does not retain the
  /// object.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property, which may contain other properties: `\.player?.currentItem?.status`.
  ///   - options: The options. Default: A notification after each change, without values.
  ///   - changeHandler: A closure that receives the object and the change.
  /// - Source: developer.apple.com/documentation/swift/using-key-value-observing-in-swift
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let object = self as? NSObject else { return NSKeyValueObservation(end: nil) }
    let name = KeyPathNames.name(of: keyPath)
    let observation = Observation(
      of: object, name ?? "", options: options, isUnnamed: name == nil,
      read: { object in (object as? Self).map { $0[keyPath: keyPath] as Any } },
      deliver: { object, change in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: change.kind,
            newValue: options.contains(.new) && !change.isPrior ? change.new.flatMap { $0 as? Value } : nil,
            oldValue: options.contains(.old) && change.hasOld ? change.old.flatMap { $0 as? Value } : nil,
            indexes: change.indexes, isPrior: change.isPrior))
      })
    ObservationCenter.shared.add(observation)
    if options.contains(.initial) { observation.deliverFirst() }
    return NSKeyValueObservation { ObservationCenter.shared.remove(observation) }
  }

  /// Notifies observers that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = KeyPathNames.name(of: keyPath) { willChangeValue(forKey: name) }
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = KeyPathNames.name(of: keyPath) { didChangeValue(forKey: name) }
  }

  /// Notifies observers that objects of an array are about to change.
  public func willChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    if let name = KeyPathNames.name(of: keyPath) { willChange(changeKind, valuesAt: indexes, forKey: name) }
  }

  /// Notifies observers that objects of an array have changed.
  public func didChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    if let name = KeyPathNames.name(of: keyPath) { didChange(changeKind, valuesAt: indexes, forKey: name) }
  }
}

// MARK: - Keys

extension _KeyValueCodingAndObserving {
  /// Adds an observer of a property, whose `observeValue(forKeyPath:of:change:context:)` is called after each change.
  /// The observation retains neither object.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/objectivec/nsobject-swift.class/addobserver(_:forkeypath:options:context:)
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    if let custom = self as? any AddsObservers {
      return custom.addObserver(observer, forKeyPath: keyPath, options: options, context: context)
    }
    inherited_addObserver(observer, forKeyPath: keyPath, options: options, context: context)
  }

  @_spi(Host)
  public func inherited_addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let object = self as? NSObject else { return }
    let observation = Observation(
      of: object, keyPath, options: options, observer: observer, context: context,
      read: { $0.value(forKeyPath: keyPath) },
      deliver: { [weak observer] object, change in
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change.dictionary(options), context: context)
      })
    ObservationCenter.shared.add(observation)
    if options.contains(.initial) { observation.deliverFirst() }
  }

  /// Removes the last added observation of a key path. If there is none, the program stops.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/removeobserver(_:forkeypath:)
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    if let custom = self as? any RemovesObservers { return custom.removeObserver(observer, forKeyPath: keyPath) }
    inherited_removeObserver(observer, forKeyPath: keyPath)
  }

  @_spi(Host)
  public func inherited_removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath, context: nil)
  }

  /// Removes the observation of a key path with a context. If there is none, the program stops.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath, context: .some(context))
  }

  private func remove(_ observer: NSObject, _ keyPath: String, context: UnsafeMutableRawPointer??) {
    guard let object = self as? NSObject else { return }
    if ObservationCenter.shared.remove(observer, keyPath, of: object, context: context) { return }
    fatalError(
      """
      Cannot remove an observer \(KeyedAccess.name(of: observer)) for the key path "\(keyPath)" from \
      \(KeyedAccess.name(of: object)) because it is not registered as an observer.
      """)
  }

  /// Handles a change of an observed property. Classes that call `addObserver` override it. A change that no class
  /// handles stops the program.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/objectivec/nsobject-swift.class/observevalue(forkeypath:of:change:context:)
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if let custom = self as? any ObservesValues {
      return custom.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    inherited_observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }

  @_spi(Host)
  public func inherited_observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard let observer = self as? NSObject else { return }
    let name = (object as? NSObject).map { KeyedAccess.name(of: $0) } ?? "nil"
    fatalError(
      """
      \(KeyedAccess.name(of: observer)): An -observeValueForKeyPath:ofObject:change:context: message was received but not \
      handled.
      Key path: \(keyPath ?? "nil")
      Observed object: \(name)
      """)
  }

  /// Notifies observers that a property is about to change.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/willchangevalue(forkey:)
  public func willChangeValue(forKey key: String) {
    if let custom = self as? any AnnouncesChanges { return custom.willChangeValue(forKey: key) }
    inherited_willChangeValue(forKey: key)
  }

  @_spi(Host)
  public func inherited_willChangeValue(forKey key: String) {
    guard ObservationCenter.isInUse, let object = self as? NSObject else { return }
    ObservationCenter.shared.willChange(key, of: object)
  }

  /// Notifies observers that a property has changed.
  public func didChangeValue(forKey key: String) {
    if let custom = self as? any ConfirmsChanges { return custom.didChangeValue(forKey: key) }
    inherited_didChangeValue(forKey: key)
  }

  @_spi(Host)
  public func inherited_didChangeValue(forKey key: String) {
    guard ObservationCenter.isInUse, let object = self as? NSObject else { return }
    ObservationCenter.shared.didChange(key, of: object)
  }

  /// Notifies observers that objects of an array are about to change.
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObservationCenter.isInUse, let object = self as? NSObject else { return }
    ObservationCenter.shared.willChange(key, of: object, changeKind, indexes)
  }

  /// Notifies observers that objects of an array have changed.
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObservationCenter.isInUse, let object = self as? NSObject else { return }
    ObservationCenter.shared.didChange(key, of: object, changeKind, indexes)
  }

  /// Returns the key paths whose changes affect a property. The default is the result of `keyPathsForValuesAffecting`
  /// with the capitalized key, if the class declares it.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/objectivec/nsobject-swift.class/keypathsforvaluesaffectingvalue(forkey:)
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    if let custom = self as? any KnowsAffectingKeyPaths.Type {
      return custom.keyPathsForValuesAffectingValue(forKey: key)
    }
    return inherited_keyPathsForValuesAffectingValue(forKey: key)
  }

  @_spi(Host)
  public static func inherited_keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    (self as? AnyClass).map { KeyValueProperties.affecting(key, $0) } ?? []
  }

  /// Returns whether observers are notified automatically when a property is set. A class that notifies them itself
  /// returns `false`. The default is the result of `automaticallyNotifiesObserversOf` with the capitalized key, if the
  /// class declares it, and otherwise `true`.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/objectivec/nsobject-swift.class/automaticallynotifiesobservers(forkey:)
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    if let custom = self as? any DecidesNotifications.Type { return custom.automaticallyNotifiesObservers(forKey: key) }
    return inherited_automaticallyNotifiesObservers(forKey: key)
  }

  @_spi(Host)
  public static func inherited_automaticallyNotifiesObservers(forKey key: String) -> Bool {
    (self as? AnyClass).map { KeyValueProperties.notifies(key, $0) } ?? true
  }
}

// MARK: - Rewritten sources and other modules

extension _KeyValueCodingAndObserving {
  /// Notifies observers before a `dynamic` property is set.
  @_spi(Host)
  public func viewcode_willSet(_ key: String) {
    guard ObservationCenter.isInUse, let object = self as? NSObject, object.notifiesAutomatically(key) else { return }
    object.willChangeValue(forKey: key)
  }

  /// Notifies observers after a `dynamic` property is set.
  @_spi(Host)
  public func viewcode_didSet(_ key: String) {
    guard ObservationCenter.isInUse, let object = self as? NSObject, object.notifiesAutomatically(key) else { return }
    object.didChangeValue(forKey: key)
  }
}

extension NSObject {
  /// Changes several properties, and notifies observers of those that differ afterward.
  @_spi(Host)
  public func changingWhereDifferent(_ keys: [String], _ body: () -> Void) {
    guard ObservationCenter.isInUse else { return body() }
    let observations = ObservationCenter.shared.observations(of: self, keys)
    let before = observations.map { $0.value() }
    body()
    for (observation, old) in zip(observations, before) { observation.check(against: old) }
  }

  func notifiesAutomatically(_ key: String) -> Bool { type(of: self).automaticallyNotifiesObservers(forKey: key) }
}

extension PropertyChange {
  /// Returns the change as the dictionary for `observeValue`.
  func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    if options.contains(.new) && !isPrior && kind != .removal { result[.newKey] = new ?? NSNull() }
    if options.contains(.old) && hasOld { result[.oldKey] = old ?? NSNull() }
    if let indexes { result[.indexesKey] = indexes }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }
}
