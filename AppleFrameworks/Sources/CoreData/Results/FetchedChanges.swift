import Foundation
import UIKit

/// The differences between a controller's objects before and after changes.
struct FetchedChanges {
  struct SectionChange {
    let section: FetchedSection
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct ObjectChange {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    /// The index path before all changes.
    let old: IndexPath?
    /// The index path after all changes.
    let new: IndexPath?
  }

  private(set) var sections: [SectionChange] = []
  private(set) var objects: [ObjectChange] = []

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  init(from old: FetchedSections, to new: FetchedSections, updated: Set<NSManagedObject>) {
    let oldNames = Set(old.sections.map(\.name))
    let newNames = Set(new.sections.map(\.name))
    for (index, section) in old.sections.enumerated() where !newNames.contains(section.name) {
      sections.append(SectionChange(section: section, index: index, type: .delete))
    }
    for (index, section) in new.sections.enumerated() where !oldNames.contains(section.name) {
      sections.append(SectionChange(section: section, index: index, type: .insert))
    }
    let (before, after) = (old.objects, new.objects)
    for object in before where new.place(of: object) == nil {
      objects.append(ObjectChange(object: object, type: .delete, old: old.place(of: object), new: nil))
    }
    for object in after where old.place(of: object) == nil {
      objects.append(ObjectChange(object: object, type: .insert, old: nil, new: new.place(of: object)))
    }
    let moved = Self.moved(old, new)
    for object in after {
      guard let from = old.place(of: object), let to = new.place(of: object) else { continue }
      if moved.contains(ObjectIdentifier(object)) {
        objects.append(ObjectChange(object: object, type: .move, old: from, new: to))
      } else if updated.contains(object) {
        objects.append(ObjectChange(object: object, type: .update, old: from, new: to))
      }
    }
  }

  /// Returns the minimum number of objects that have moved to another section, or to another position among the
  /// remaining objects.
  private static func moved(_ old: FetchedSections, _ new: FetchedSections) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    for section in new.sections {
      // The previous positions of objects that were in the same section.
      let kept: [(id: ObjectIdentifier, item: Int)] = section.members.compactMap { object in
        guard let from = old.place(of: object) else { return nil }
        guard old.sections[from.section].name == section.name else {
          result.insert(ObjectIdentifier(object))
          return nil
        }
        return (ObjectIdentifier(object), from.item)
      }
      let staying = longestIncreasing(kept.map(\.item))
      for (index, entry) in kept.enumerated() where !staying.contains(index) { result.insert(entry.id) }
    }
    return result
  }

  /// Returns the indexes of a longest increasing subsequence.
  private static func longestIncreasing(_ values: [Int]) -> Set<Int> {
    var (tails, previous) = ([Int](), [Int?](repeating: nil, count: values.count))
    for (index, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var next = tails.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
