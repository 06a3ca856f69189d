import UIKit

/// The properties of views other than hierarchy and constraints: the third step of ``ViewCoding``, as data.
///
/// It is a list of ``Setting``s, of ``Run`` for code, and of ``Once`` for code that runs only when the view is built.
/// Since it is data, the pipeline finds the differences: after a change of its state, only settings with other values
/// are set again, and removed ones are reverted.
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

  /// Creates a configuration from lines.
  init(_ lines: [any ConfigurationLine]) {
    entries.reserveCapacity(lines.count)
    for line in lines { line.add(to: &self) }
  }

  public func add(to configuration: inout Configuration) {
    configuration.entries += entries
    configuration.hasCode = configuration.hasCode || hasCode
  }

  /// Applies the entries when the view is built.
  func applyFirst() {
    for entry in entries { entry.applyFirst() }
  }

  /// The settings for the comparison with the next configuration. Code isn't stored, nor are the objects that it refers
  /// to.
  var settings: Configuration {
    guard hasCode else { return self }
    var settings = Configuration()
    for entry in entries where entry.object != nil { settings.entries.append(entry) }
    return settings
  }

  /// Applies the entries after a change of the state.
  func apply(replacing old: Configuration) {
    if hasSameKeys(as: old) {
      applyInOrder(after: old)
    } else {
      applyByKey(after: old)
    }
  }

  /// Returns whether all settings are at the same positions, which is common since conditions change rarely.
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
    // Removed settings are reverted first, so that a setting of the same property with another path takes precedence.
    for entry in old.entries.reversed() {
      if let key = entry.key, !kept.contains(key) { entry.takeBack() }
    }
    for entry in entries {
      entry.apply(after: entry.key.flatMap { previous[$0] })
    }
  }
}

/// Another name of ``Configuration``, for classes such as `UIButton` with a nested type of that name.
public typealias ViewConfiguration = Configuration
