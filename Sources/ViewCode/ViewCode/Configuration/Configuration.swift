import UIKit

/// What is set on views beside hierarchy and constraints: the third step of ``ViewCoding``, as data.
///
/// A list of ``Setting``s, of ``Run`` for what no property says, and of ``Once`` for what is done only when
/// the view is built. Since it is data, the pipeline knows what changed:
/// when the state that it was made from changes, only settings with another value are set again, and those that are
/// gone are taken back.
///
/// ```swift
/// var configuration: Configuration {
///   Setting(\.text, of: nameLabel, to: viewModel.name)
///   if viewModel.isFeatured {
///     Setting(\.backgroundColor, of: self, to: .systemYellow)
///   }
/// }
/// ```
@MainActor
public struct Configuration: ConfigurationLine {
  var entries: [ConfigurationEntry] = []

  /// Whether some entries are code.
  var hasCode = false

  init() {}

  /// Joins what lines say.
  init(_ lines: [any ConfigurationLine]) {
    entries.reserveCapacity(lines.count)
    for line in lines { line.add(to: &self) }
  }

  public func add(to configuration: inout Configuration) {
    configuration.entries += entries
    configuration.hasCode = configuration.hasCode || hasCode
  }

  /// When the view is built.
  func applyFirst() {
    for entry in entries { entry.applyFirst() }
  }

  /// What the next configuration is compared with. Code that ran is not kept, nor what it refers to.
  var settings: Configuration {
    guard hasCode else { return self }
    var settings = Configuration()
    for entry in entries where entry.object != nil { settings.entries.append(entry) }
    return settings
  }

  /// When the state has changed.
  func apply(replacing old: Configuration) {
    if hasSameKeys(as: old) {
      applyInOrder(after: old)
    } else {
      applyByKey(after: old)
    }
  }

  /// Returns whether every setting has the place that it had: nearly always, since conditions change seldom.
  private func hasSameKeys(as old: Configuration) -> Bool {
    var index = 0
    for entry in entries where entry.object != nil {
      guard index < old.entries.count else { return false }
      let other = old.entries[index]
      guard entry.object == other.object, entry.keyPath === other.keyPath else { return false }
      index += 1
    }
    return index == old.entries.count
  }

  private func applyInOrder(after old: Configuration) {
    var index = 0
    for entry in entries {
      if entry.object == nil {
        entry.apply(after: nil)
      } else {
        entry.apply(after: old.entries[index])
        index += 1
      }
    }
  }

  private func applyByKey(after old: Configuration) {
    var previous: [ConfigurationKey: ConfigurationEntry] = [:]
    for entry in old.entries {
      if let key = entry.key { previous[key] = entry }
    }
    let kept = Set(entries.compactMap(\.key))
    // What is gone goes first, so that a setting of the same property by another path has the last word.
    for entry in old.entries.reversed() {
      if let key = entry.key, !kept.contains(key) { entry.takeBack() }
    }
    for entry in entries {
      entry.apply(after: entry.key.flatMap { previous[$0] })
    }
  }
}

/// ``Configuration`` where another type of that name is nearer: in a subclass of `UIButton`, say.
public typealias ViewConfiguration = Configuration
