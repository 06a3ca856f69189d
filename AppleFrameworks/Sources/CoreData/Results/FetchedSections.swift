import Foundation
import UIKit

/// A section with its objects.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var indexTitle: String?
  var members: [NSManagedObject]

  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// The objects of a controller at one time, in sections.
struct FetchedSections {
  var sections: [FetchedSection] = []
  private(set) var places: [ObjectIdentifier: IndexPath] = [:]

  init() {}

  /// Groups objects into sections.
  ///
  /// - Parameter keyPath: The value by which objects are grouped; `nil` for one section.
  init(_ objects: [NSManagedObject], by keyPath: String?) {
    if let keyPath {
      var indexes: [String: Int] = [:]
      for object in objects {
        let name = Self.text(object.value(forKeyPath: keyPath))
        if let index = indexes[name] {
          sections[index].members.append(object)
        } else {
          indexes[name] = sections.count
          sections.append(FetchedSection(name: name, members: [object]))
        }
      }
    } else {
      sections = [FetchedSection(name: "", members: objects)]
    }
    for (section, content) in sections.enumerated() {
      for (item, object) in content.members.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(item: item, section: section)
      }
    }
  }

  var objects: [NSManagedObject] { sections.flatMap(\.members) }

  func place(of object: NSManagedObject) -> IndexPath? { places[ObjectIdentifier(object)] }

  private static func text(_ value: Any?) -> String {
    switch value {
    case nil: ""
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case let value?: "\(value)"
    }
  }
}
