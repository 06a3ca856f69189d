@_exported import RealmSwift
