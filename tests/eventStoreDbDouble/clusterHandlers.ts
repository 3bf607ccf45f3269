import type { IGossipServer } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import type { IServerFeaturesServer } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'

/** `ServerFeatures.GetSupportedMethods`: the calls of the streams service, batch append among them. */
export function serverFeatures(version: string): IServerFeaturesServer {
  return {
    getSupportedMethods: (_call, callback) => {
      const supported = new features.SupportedMethods()
      supported.setEventStoreServerVersion(version)
      for (const { path } of Object.values(StreamsService)) {
        const [, service = '', name = ''] = path.toLowerCase().split('/')
        const method = new features.SupportedMethod()
        method.setServiceName(service)
        method.setMethodName(name)
        supported.addMethods(method)
      }
      callback(null, supported)
    },
  }
}

/** `Gossip.Read`: a cluster of one, its leader. */
export function clusterOfOne(port: () => number): IGossipServer {
  return {
    read: (_call, callback) => {
      const id = new shared.UUID()
      id.setString('6d1b2f64-8d1c-4a35-9d35-1f0a52f3a6c1')
      const endPoint = new gossip.EndPoint()
      endPoint.setAddress('127.0.0.1')
      endPoint.setPort(port())
      const member = new gossip.MemberInfo()
      member.setInstanceId(id)
      member.setTimeStamp(String(Date.now() * 10_000))
      member.setState(gossip.MemberInfo.VNodeState.LEADER)
      member.setIsAlive(true)
      member.setHttpEndPoint(endPoint)
      const cluster = new gossip.ClusterInfo()
      cluster.setMembersList([member])
      callback(null, cluster)
    },
  }
}
