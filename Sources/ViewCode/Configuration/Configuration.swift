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
public struct Configuration {
  var entries: [any ConfigurationEntry]

  init(_ entries: [any ConfigurationEntry] = []) {
    self.entries = entries
  }

  /// When the view is built.
  func applyFirst() {
    for entry in entries { entry.applyFirst() }
  }

  /// What the next configuration is compared with. Code that ran is not kept, nor what it refers to.
  var settings: Configuration {
    Configuration(entries.filter { $0.key != nil })
  }

  /// When the state has changed.
  func apply(replacing old: Configuration) {
    var previous: [ConfigurationKey: any ConfigurationEntry] = [:]
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
